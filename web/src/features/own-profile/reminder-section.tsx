import type { User } from 'contract/schemas/people';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { useOutcome } from './use-outcome.tsx';

export function ReminderSection({ user }: { readonly user: User }) {
  const choice = useAction('chooseReminders', { refreshes: ['getProfile', 'getUser'] });
  const { attempt, notice } = useOutcome('Pilihan Anda belum tersimpan. Coba lagi.');
  const { wantsReminders, consent } = user;
  const choose = async () => (await choice.run({ wanted: !wantsReminders })).message;
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
      {notice}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={choice.isBusy}
        busyLabel="Menyimpan…"
        onClick={() => attempt(choose)}
      >
        {wantsReminders ? 'Hentikan pengingat' : 'Ingatkan saya lagi'}
      </Button>
    </Section>
  );
}
