import { type ReactNode, useContext, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/base/button.tsx';
import { FormContext } from './form-context.ts';

interface SubmitAsProps {
  /** Set before the form is checked and sent. */
  readonly values: FieldValues;
  readonly children: ReactNode;
}

/** A further button of an EndpointForm: sends the same form to another effect. */
export function SubmitAs({ values, children }: SubmitAsProps) {
  const form = useContext(FormContext);
  const id = useId();
  const isBusy = form?.isBusy === true;
  const isMine = form?.sentBy === id;
  return (
    <Button
      variant="secondary"
      busy={isBusy && isMine}
      disabled={isBusy && !isMine}
      onClick={() => form?.submitAs(values, id)}
    >
      {children}
    </Button>
  );
}
