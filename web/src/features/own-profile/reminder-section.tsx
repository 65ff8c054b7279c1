import type { User } from 'contract/schemas/people';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';

const explain = reasonOr('Pilihan Anda belum tersimpan. Coba lagi.');

/** State of the renewal reminders, with an action to turn them off and on. */
export function ReminderSection({ user }: { readonly user: User }) {
  const choice = useAction('chooseReminders', { refreshes: ['getProfile', 'getUser'] });
  const [outcome, setOutcome] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>();
  const { wantsReminders, consent } = user;
  const choose = async () => {
    setOutcome(undefined);
    try {
      setOutcome({ tone: 'success', text: (await choice.run({ wanted: !wantsReminders })).message });
    } catch (error) {
      setOutcome({ tone: 'error', text: explain(error) });
    }
  };
  return (
    <Section id="profile-reminders" title="Pengingat perpanjangan lewat email">
      <p>
        {wantsReminders
          ? 'Kami mengingatkan Anda 60, 30, dan 7 hari sebelum keanggotaan berakhir, dan setelahnya.'
          : 'Anda menghentikan pengingat. Berakhirnya keanggotaan tetap tampil di halaman keanggotaan.'}
      </p>
      {wantsReminders && consent !== null && consent.withdrawnAt !== null && (
        <p className="text-muted text-sm">
          Selama persetujuan di bawah ini ditarik, pengingat tidak dikirim.
        </p>
      )}
      {outcome !== undefined && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={choice.isBusy}
        busyLabel="Menyimpan…"
        onClick={choose}
      >
        {wantsReminders ? 'Hentikan pengingat' : 'Ingatkan saya lagi'}
      </Button>
    </Section>
  );
}
