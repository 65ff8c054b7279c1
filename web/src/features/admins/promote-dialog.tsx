import type { Account } from 'contract/admins';
import { type Duty, duties } from 'contract/rules/admins/duties';
import { userListLabel } from 'contract/rules/membership';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { AccountName } from './account-name.tsx';
import { DutiesChoice } from './duties-choice.tsx';

interface PromoteDialogProps extends RecordDialogProps<Account> {
  readonly onPromoted: () => void;
}

export function PromoteDialog({ onPromoted, ...props }: PromoteDialogProps) {
  const [chosen, setChosen] = useState<Duty[]>([...duties]);
  const promotion = useAction('promoteToAdmin', { refreshes: ['listAdmins', 'listUsers'] });
  const { record: account, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name }: Account) =>
      `${name}: ${(await promotion.run({ id: _id, duties: chosen })).message}`,
    explain: reasonOr('Gagal mengubah peran anggota.'),
    onDone: (message) => {
      setChosen([...duties]);
      onPromoted();
      toast.success(message);
    },
  });
  if (account === null) return null;
  return (
    <ConfirmDialog
      title="Promote Member to Admin"
      content="This person will be able to see and change what the duties open, and will have to log in again."
      record={
        <>
          <AccountName account={account} />
          <span className="block text-sm font-normal text-muted">{userListLabel(account.isActive)}</span>
        </>
      }
      confirmLabel="Promote"
      confirmVariant="primary"
      busyLabel="Promoting..."
      cancelLabel="Cancel"
      {...dialog}
    >
      <DutiesChoice value={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
