import type { User } from 'contract/schemas/people';
import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';

/** Replaces a lost card and invalidates the code on the old one. */
export function LostCard({ user }: { readonly user: User }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const reissue = useAction('reissueCard', { refreshes: ['getCard'] });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: () => reissue.run({}),
    explain: (failure) => getErrorReason(failure) ?? 'Kartu belum diterbitkan ulang. Coba lagi.',
    onClose: () => setAsking(false),
    onDone: ({ message }) => setOutcome(message),
  });
  const ask = () => {
    setOutcome(undefined);
    setAsking(true);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button ref={opener} variant="secondary" size="small" icon={<RefreshIcon />} onClick={ask}>
        Kartu hilang? Terbitkan ulang
      </Button>
      {outcome !== undefined && <Notice tone="success">{outcome} Unduh atau cetak kartu yang baru.</Notice>}
      <ConfirmDialog
        lang="id"
        isOpen={isAsking}
        title="Terbitkan ulang kartu?"
        content="Kode pada kartu lama langsung tidak berlaku, juga pada kartu yang sudah dicetak atau diunduh. Ini tidak dapat diurungkan."
        record={`${user.name} · ${user.memberNumber}`}
        confirmLabel="Terbitkan ulang"
        busyLabel="Menerbitkan…"
        cancelLabel="Batal"
        isBusy={isBusy}
        error={error}
        onConfirm={run}
        onCancel={close}
        returnFocus={() => opener.current}
      />
    </div>
  );
}
