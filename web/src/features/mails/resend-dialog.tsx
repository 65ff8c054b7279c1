import type { MailRow } from 'contract/mails';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

export interface ResendDialogProps {
  /** Mail to resend; null when the dialog is closed. */
  readonly mail: MailRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const questions: Partial<Record<MailRow['state'], string>> = {
  sent: 'This mail was sent already. Its reader will get it a second time.',
  unclear: 'This mail may have arrived already. Its reader may get it a second time.',
};

/** Confirms the resending of a mail. */
export function ResendDialog(props: ResendDialogProps) {
  const mail = useDialogRecord(props.mail);
  const resend = useAction('resendMail', {
    refreshes: ['listMails', 'listMissingReminders', 'listAuditEntries'],
  });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id, to }: MailRow) => `${to}: ${(await resend.run({ id: _id })).message}`,
    explain: (failure) => <p lang="id">{getErrorReason(failure) ?? 'Gagal mengirim ulang email.'}</p>,
    onClose: props.onClose,
    onDone: toast.success,
  });
  if (mail === null) return null;
  return (
    <ConfirmDialog
      isOpen={props.mail !== null}
      title="Send Again"
      content={`${questions[mail.state] ?? 'This mail will be sent within a few minutes.'} It cannot be taken back.`}
      record={
        <>
          <span lang="id" className="block">
            {mail.subject}
          </span>
          <span className="block text-sm font-normal text-muted">{mail.to}</span>
        </>
      }
      confirmLabel="Send again"
      confirmVariant="primary"
      busyLabel="Sending..."
      cancelLabel="Cancel"
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(mail)}
      onCancel={close}
      returnFocus={props.returnFocus}
    />
  );
}
