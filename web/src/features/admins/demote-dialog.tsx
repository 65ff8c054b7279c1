import type { AdminRow } from 'contract/admins';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { AccountName } from './account-name.tsx';

const ofOthers =
  'This person will no longer be able to manage the site and will be logged out everywhere. The account stays, as a member.';
const ofSelf =
  'You will no longer be able to manage the site. You will be logged out everywhere; log in again to continue as a member.';

export function DemoteDialog(props: RecordDialogProps<AdminRow>) {
  const navigate = useNavigate();
  const self = useAccountId();
  const isSelf = props.record?._id === self;
  // Admins who demote themselves may no longer read these lists.
  const demotion = useAction('demoteAdmin', { refreshes: isSelf ? [] : ['listAdmins', 'listUsers'] });
  const { record: admin, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name }: AdminRow) => `${name}: ${(await demotion.run({ id: _id })).message}`,
    explain: reasonOr('Gagal mengubah peran admin.'),
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
      title="Demote Admin to Member"
      content={admin._id === self ? ofSelf : ofOthers}
      record={<AccountName account={admin} />}
      confirmLabel="Demote"
      busyLabel="Demoting..."
      cancelLabel="Cancel"
      {...dialog}
    />
  );
}
