import type { MailRow } from 'contract/mails';
import { type ReactNode, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import { toast } from '#ui/base/toast.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

export interface ResendDialogProps {
  /** Which mail is to go out once more; null while none is. */
  readonly mail: MailRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const questions: Partial<Record<MailRow['state'], string>> = {
  sent: 'This mail was sent already. Its reader will get it a second time.',
  unclear: 'This mail may have arrived already. Its reader may get it a second time.',
};

/** Asks before a mail goes out once more. */
export function ResendDialog({ mail, onClose, returnFocus }: ResendDialogProps) {
  const shown = useDialogRecord(mail);
  const action = useAction('resendMail', {
    refreshes: ['listMails', 'listMissingReminders', 'listAuditEntries'],
  });
  const [error, setError] = useState<ReactNode>();
  if (shown === null) return null;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const resend = async () => {
    setError(undefined);
    try {
      const { message } = await action.run({ id: shown._id });
      close();
      toast.success(`${shown.to}: ${message}`);
    } catch (failed) {
      setError(<p lang="id">{serverMessage(failed) ?? 'Gagal mengirim ulang email.'}</p>);
    }
  };
  return (
    <ConfirmDialog
      isOpen={mail !== null}
      title="Send Again"
      content={questions[shown.state] ?? 'This mail will be sent within a few minutes.'}
      record={
        <>
          <span lang="id" className="block">
            {shown.subject}
          </span>
          <span className="block text-sm font-normal text-muted">{shown.to}</span>
        </>
      }
      confirmLabel="Send again"
      confirmVariant="primary"
      busyLabel="Sending..."
      cancelLabel="Cancel"
      isBusy={action.isBusy}
      error={error}
      onConfirm={resend}
      onCancel={close}
      returnFocus={returnFocus}
    />
  );
}
