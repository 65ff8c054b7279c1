import type { UserRow } from 'contract/fields/people';
import { call } from '#api/client.ts';
import { useRemoval } from '#api/use-removal.ts';
import { type Failure, serverMessage } from '#ui/base/failure-notice.tsx';
import { toast } from '#ui/base/toast.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

export interface DeleteUserDialogProps {
  /** Who is to be deleted; null while nobody is. */
  readonly user: UserRow | null;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks, closes at once and deletes; the row comes back when that fails. */
export function DeleteUserDialog({
  user,
  onClose,
  onDeleted,
  onFailure,
  returnFocus,
}: DeleteUserDialogProps) {
  const shown = useDialogRecord(user);
  const remove = useRemoval({
    list: 'listUsers',
    send: (id) => call('deleteUser', { id }),
    refreshes: ['getTotalUsers', 'listRegistrationRequests', 'listRenewalRequests'],
  });
  if (shown === null) return null;
  const confirm = async () => {
    onClose();
    try {
      await remove(shown._id);
      onDeleted(shown._id);
      toast.success(`${shown.name}: Pengguna dihapus.`);
    } catch (error) {
      onFailure({ record: shown.name, text: 'Gagal menghapus pengguna', detail: serverMessage(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen={user !== null}
      title="Confirm Deletion"
      content="Are you sure you want to reject this membership renewal request? This action cannot be undone."
      record={
        <>
          <span className="block font-normal text-muted text-sm">User to delete</span>
          <span className="block">{shown.name}</span>
          <span className="block text-sm font-normal text-muted">{shown.email}</span>
        </>
      }
      onConfirm={confirm}
      onCancel={onClose}
      returnFocus={returnFocus}
    />
  );
}
