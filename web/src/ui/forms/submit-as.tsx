import { type ReactNode, useContext, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/base/button.tsx';
import { FormContext } from './form-context.ts';

interface SubmitAsProps {
  readonly values: FieldValues;
  readonly children: ReactNode;
}

/** Additional button of an EndpointForm, which sends the same form with other values. */
export function SubmitAs({ values, children }: SubmitAsProps) {
  const form = useContext(FormContext);
  const id = useId();
  const isBusy = form?.isBusy === true;
  const isOwnSubmit = form?.sentBy === id;
  return (
    <Button
      variant="secondary"
      busy={isBusy && isOwnSubmit}
      disabled={isBusy && !isOwnSubmit}
      onClick={() => form?.submitAs(values, id)}
    >
      {children}
    </Button>
  );
}
