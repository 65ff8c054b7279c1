import type { MailRow } from 'contract/mails';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

const questions: Partial<Record<MailRow['state'], string>> = {
  sent: 'This mail was sent already. Its reader will get it a second time.',
  unclear: 'This mail may have arrived already. Its reader may get it a second time.',
};

export function ResendDialog(props: RecordDialogProps<MailRow>) {
  const resend = useAction('resendMail', {
    refreshes: ['listMails', 'listMissingReminders', 'listAuditEntries'],
  });
  const { record: mail, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, to }: MailRow) => `${to}: ${(await resend.run({ id: _id })).message}`,
    explain: reasonOr('Gagal mengirim ulang email.'),
    onDone: toast.success,
  });
  if (mail === null) return null;
  return (
    <ConfirmDialog
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
      {...dialog}
    />
  );
}
