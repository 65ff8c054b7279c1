import type { UserRow } from 'contract/fields/people';
import { useCall } from '#api/account.ts';
import { useRemoval } from '#api/use-removal.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';

export interface DeleteUserDialogProps {
  /** Who is to be deleted; null while nobody is. */
  readonly user: UserRow | null;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks before a user is deleted (requirements 4.4.5). */
export function DeleteUserDialog(props: DeleteUserDialogProps) {
  const { user, onClose, onDeleted, onFailure, returnFocus } = props;
  const call = useCall();
  const remove = useRemoval({
    list: 'listUsers',
    send: (id) => call('deleteUser', { id }),
    refreshes: ['getTotalUsers', 'listRegistrationRequests', 'listRenewalRequests'],
  });
  return (
    <DeleteDialog
      row={user}
      title="Confirm Deletion"
      content="Are you sure you want to reject this membership renewal request? This action cannot be undone."
      record={({ name, email }) => (
        <>
          <span className="block font-normal text-muted text-sm">User to delete</span>
          <span className="block">{name}</span>
          <span className="block text-sm font-normal text-muted">{email}</span>
        </>
      )}
      remove={remove}
      onClose={onClose}
      onDone={({ _id, name }) => {
        onDeleted(_id);
        toast.success(`${name}: Pengguna dihapus.`);
      }}
      onFailure={({ name }, error) =>
        onFailure({ record: name, text: 'Gagal menghapus pengguna', detail: reasonOf(error) })
      }
      returnFocus={returnFocus}
    />
  );
}
