import type { AdminRow } from 'contract/admins';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import { toast } from '#ui/base/toast.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

export interface DemoteDialogProps {
  /** Who is to become a member; null while nobody is. */
  readonly admin: AdminRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const ofOthers =
  'This person will no longer be able to manage the site and will be logged out everywhere. The account stays, as a member.';
const ofSelf =
  'You will no longer be able to manage the site. You will be logged out everywhere; log in again to continue as a member.';

/** Asks before an admin becomes a member; who does so to themself leaves the back office. */
export function DemoteDialog({ admin, onClose, returnFocus }: DemoteDialogProps) {
  const shown = useDialogRecord(admin);
  const navigate = useNavigate();
  const isSelf = shown !== null && shown._id === session.userId();
  // Nothing is there to be read any more for somebody who has just left.
  const action = useAction('demoteAdmin', { refreshes: isSelf ? [] : ['listAdmins', 'listUsers'] });
  const [error, setError] = useState<ReactNode>();
  if (shown === null) return null;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const demote = async () => {
    setError(undefined);
    try {
      const { message } = await action.run({ id: shown._id });
      close();
      toast.success(`${shown.name}: ${message}`);
    } catch (failed) {
      setError(<p lang="id">{serverMessage(failed) ?? 'Gagal mengubah peran admin.'}</p>);
      return;
    }
    if (!isSelf) return;
    // The function has ended this session too; the way is the one after a logout.
    session.end();
    navigate('/membership');
  };
  return (
    <ConfirmDialog
      isOpen={admin !== null}
      title="Demote Admin to Member"
      content={isSelf ? ofSelf : ofOthers}
      record={
        <>
          <span className="block">{shown.name}</span>
          <span className="block text-sm font-normal text-muted">{shown.email}</span>
        </>
      }
      confirmLabel="Demote"
      busyLabel="Demoting..."
      cancelLabel="Cancel"
      isBusy={action.isBusy}
      error={error}
      onConfirm={demote}
      onCancel={close}
      returnFocus={returnFocus}
    />
  );
}
