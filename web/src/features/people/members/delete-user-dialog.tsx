import type { UserRow } from 'contract/schemas/people';
import { useCall } from '#api/account.ts';
import { useRemoval } from '#api/use-removal.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Failure } from '#ui/lists/failure-notice.tsx';

export interface DeleteUserDialogProps {
  readonly user: UserRow | null;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms the deletion of a user (requirements 4.4.5). */
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
          <span className="block font-normal text-muted text-sm">Pengguna yang dihapus</span>
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
        onFailure({ record: name, text: 'Gagal menghapus pengguna', detail: getErrorReason(error) })
      }
      returnFocus={returnFocus}
    />
  );
}
