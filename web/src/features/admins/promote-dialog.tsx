import type { Account } from 'contract/admins';
import { type Duty, duties } from 'contract/rules/admins/duties';
import { userListLabel } from 'contract/rules/membership';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { AccountName } from './account-name.tsx';
import { DutiesChoice } from './duties-choice.tsx';

export interface PromoteDialogProps {
  /** Member to promote; null when the dialog is closed. */
  readonly account: Account | null;
  readonly onClose: () => void;
  readonly onPromoted: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms the promotion of a member to an admin. */
export function PromoteDialog(props: PromoteDialogProps) {
  const account = useDialogRecord(props.account);
  const [chosen, setChosen] = useState<Duty[]>([...duties]);
  const promotion = useAction('promoteToAdmin', { refreshes: ['listAdmins', 'listUsers'] });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id, name }: Account) =>
      `${name}: ${(await promotion.run({ id: _id, duties: chosen })).message}`,
    explain: (failure) => <p lang="id">{getErrorReason(failure) ?? 'Gagal mengubah peran anggota.'}</p>,
    onClose: props.onClose,
    onDone: (message) => {
      setChosen([...duties]);
      props.onPromoted();
      toast.success(message);
    },
  });
  if (account === null) return null;
  return (
    <ConfirmDialog
      isOpen={props.account !== null}
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
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(account)}
      onCancel={close}
      returnFocus={props.returnFocus}
    >
      <DutiesChoice value={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
