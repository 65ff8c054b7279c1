import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/membership';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';

interface PauseLineProps {
  readonly name: string;
  readonly from: NonNullable<User['pausedFrom']>;
  readonly until: NonNullable<User['pausedUntil']>;
}

/** Lets members end their own pause earlier, or cancel it. */
export function PauseLine({ name, from, until }: PauseLineProps) {
  const end = useAction('endOwnPause', { refreshes: ['getProfile', 'getCreditProgress'] });
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
      <ConfirmButton
        label={label}
        title={hasBegun ? t.endPauseTitle : t.cancelPauseTitle}
        content={t.endPauseContent}
        record={name}
        confirmLabel={label}
        send={() => end.run({})}
        explain={reasonOr(t.noReply)}
      />
    </section>
  );
}
