import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/membership';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

interface PauseLineProps {
  readonly name: string;
  readonly from: NonNullable<User['pausedFrom']>;
  readonly until: NonNullable<User['pausedUntil']>;
}

/** Lets members end their own pause earlier, or cancel it. */
export function PauseLine({ name, from, until }: PauseLineProps) {
  const end = useAction('endOwnPause', { refreshes: ['getProfile', 'getCreditProgress'] });
  const { button, dialog } = useConfirmation({
    attempt: () => end.run({}),
    explain: reasonOr(t.noReply),
    onDone: ({ message }) => toast.success(message),
  });
  const hasBegun = new Date(from) <= new Date();
  const label = hasBegun ? t.endPause : t.cancelPause;
  return (
    <section
      aria-label={t.pause}
      className="panel print-hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <p className="min-w-0 flex-1 basis-56">
        {fill(t.pauseText, { from: formatDate(from), until: formatDate(until) })}
      </p>
      <Button {...button} variant="secondary">
        {label}
      </Button>
      <ConfirmDialog
        title={hasBegun ? t.endPauseTitle : t.cancelPauseTitle}
        content={t.endPauseContent}
        record={name}
        confirmLabel={label}
        {...dialog}
      />
    </section>
  );
}
