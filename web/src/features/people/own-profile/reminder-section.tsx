import type { User } from 'contract/schemas/people';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

export function ReminderSection({ user }: { readonly user: User }) {
  const choice = useAction('chooseReminders', { refreshes: ['getProfile', 'getUser'] });
  const { attempt, notice } = useOutcome(t.choiceFailed);
  const { wantsReminders, consent } = user;
  const choose = async () => (await choice.run({ wanted: !wantsReminders })).message;
  return (
    <Section id="profile-reminders" title={t.remindersTitle}>
      <p>{wantsReminders ? t.remindersOn : t.remindersOff}</p>
      {wantsReminders && consent !== null && consent.withdrawnAt !== null && (
        <p className="text-muted text-sm">{t.remindersNeedConsent}</p>
      )}
      {notice}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={choice.isBusy}
        busyLabel={t.saving}
        onClick={() => attempt(choose)}
      >
        {wantsReminders ? t.stopReminders : t.resumeReminders}
      </Button>
    </Section>
  );
}
