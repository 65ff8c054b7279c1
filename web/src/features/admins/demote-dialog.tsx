import type { AdminRow } from 'contract/admins';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { AccountName } from './account-name.tsx';

export interface DemoteDialogProps {
  /** Admin to demote; null when the dialog is closed. */
  readonly admin: AdminRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const ofOthers =
  'This person will no longer be able to manage the site and will be logged out everywhere. The account stays, as a member.';
const ofSelf =
  'You will no longer be able to manage the site. You will be logged out everywhere; log in again to continue as a member.';

/** Confirms the demotion of an admin to a member. Admins who demote themselves leave the admin area. */
export function DemoteDialog(props: DemoteDialogProps) {
  const admin = useDialogRecord(props.admin);
  const navigate = useNavigate();
  const self = useAccountId();
  const isSelf = admin !== null && admin._id === self;
  // Admins who demote themselves may no longer read these lists.
  const demotion = useAction('demoteAdmin', { refreshes: isSelf ? [] : ['listAdmins', 'listUsers'] });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id, name }: AdminRow) => `${name}: ${(await demotion.run({ id: _id })).message}`,
    explain: (failure) => <p lang="id">{getErrorReason(failure) ?? 'Gagal mengubah peran admin.'}</p>,
    onClose: props.onClose,
    onDone: (message) => {
      toast.success(message);
      if (!isSelf) return;
      // The function also ends this session. Navigation is the same as after a logout.
      session.end(self);
      navigate('/membership');
    },
  });
  if (admin === null) return null;
  return (
    <ConfirmDialog
      isOpen={props.admin !== null}
      title="Demote Admin to Member"
      content={isSelf ? ofSelf : ofOthers}
      record={<AccountName account={admin} />}
      confirmLabel="Demote"
      busyLabel="Demoting..."
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(admin)}
      onCancel={close}
      returnFocus={props.returnFocus}
    />
  );
}
