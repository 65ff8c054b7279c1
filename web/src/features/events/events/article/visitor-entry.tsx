import { Suspense, useState } from 'react';
import * as t from '#messages/features/events/events';
import { ownEventPath } from '#shared/events/registration-text.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Lazy-loaded after a click, because the form includes its validation schemas. */
const VisitorForm = lazyComponent(() => import('./visitor-form.tsx'));

interface VisitorEntryProps {
  readonly event: string;
  /** Label of the button that opens the form. */
  readonly label: string;
}

/** Lets a visitor log in, or register with name and e-mail address. */
export function VisitorEntry({ event, label }: VisitorEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <span>{t.haveAccount}</span>
        <ButtonLink to={ownEventPath(event)} variant="secondary" size="small">
          {t.logIn}
        </ButtonLink>
      </div>
      <Suspense fallback={<Spinner label={t.loading} className="size-8" />}>
        <VisitorForm event={event} />
      </Suspense>
    </div>
  );
}
