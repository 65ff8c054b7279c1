import type { Account } from 'contract/admins';
import { userListLabel } from 'contract/rules/membership';
import { type ReactNode, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import { toast } from '#ui/base/toast.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

export interface PromoteDialogProps {
  /** Who was found; null while nobody is. */
  readonly account: Account | null;
  readonly onClose: () => void;
  readonly onPromoted: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks before a member becomes an admin. */
export function PromoteDialog({ account, onClose, onPromoted, returnFocus }: PromoteDialogProps) {
  const shown = useDialogRecord(account);
  const action = useAction('promoteToAdmin', { refreshes: ['listAdmins', 'listUsers'] });
  const [error, setError] = useState<ReactNode>();
  if (shown === null) return null;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const promote = async () => {
    setError(undefined);
    try {
      const { message } = await action.run({ id: shown._id });
      close();
      onPromoted();
      toast.success(`${shown.name}: ${message}`);
    } catch (failed) {
      setError(<p lang="id">{serverMessage(failed) ?? 'Gagal mengubah peran anggota.'}</p>);
    }
  };
  return (
    <ConfirmDialog
      isOpen={account !== null}
      title="Promote Member to Admin"
      content="This person will be able to see and change everything here, and will have to log in again."
      record={
        <>
          <span className="block">{shown.name}</span>
          <span className="block text-sm font-normal text-muted">{shown.email}</span>
          <span className="block text-sm font-normal text-muted">{userListLabel(shown.isActive)}</span>
        </>
      }
      confirmLabel="Promote"
      confirmVariant="primary"
      busyLabel="Promoting..."
      cancelLabel="Cancel"
      isBusy={action.isBusy}
      error={error}
      onConfirm={promote}
      onCancel={close}
      returnFocus={returnFocus}
    />
  );
}
