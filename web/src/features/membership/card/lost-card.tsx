import type { User } from 'contract/schemas/people';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

export function LostCard({ user }: { readonly user: User }) {
  const [outcome, setOutcome] = useState<string>();
  const reissue = useAction('reissueCard', { refreshes: ['getCard'] });
  const { button, dialog } = useConfirmation({
    attempt: () => reissue.run({}),
    explain: reasonOr('Kartu belum diterbitkan ulang. Coba lagi.'),
    onOpen: () => setOutcome(undefined),
    onDone: ({ message }) => setOutcome(message),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button {...button} variant="secondary" size="small" icon={<RefreshIcon />}>
        Kartu hilang? Terbitkan ulang
      </Button>
      {outcome !== undefined && <Notice tone="success">{outcome} Unduh atau cetak kartu yang baru.</Notice>}
      <ConfirmDialog
        lang="id"
        title="Terbitkan ulang kartu?"
        content="Kode pada kartu lama langsung tidak berlaku, juga pada kartu yang sudah dicetak atau diunduh. Ini tidak dapat diurungkan."
        record={`${user.name} · ${user.memberNumber}`}
        confirmLabel="Terbitkan ulang"
        busyLabel="Menerbitkan…"
        cancelLabel="Batal"
        {...dialog}
      />
    </div>
  );
}
