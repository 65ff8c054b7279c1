import type { MailRow } from 'contract/mails/mails';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

const questions: Partial<Record<MailRow['state'], string>> = {
  sent: 'Email ini sudah terkirim. Penerima akan mendapatnya untuk kedua kali.',
  unclear: 'Email ini mungkin sudah sampai. Penerima dapat mendapatnya untuk kedua kali.',
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
      title="Kirim Ulang"
      content={`${questions[mail.state] ?? 'Email ini dikirim dalam beberapa menit.'} Pengiriman tidak dapat dibatalkan.`}
      record={
        <>
          <span className="block">{mail.subject}</span>
          <span className="block text-sm font-normal text-muted">{mail.to}</span>
        </>
      }
      confirmLabel="Kirim ulang"
      confirmVariant="primary"
      busyLabel="Mengirim…"
      {...dialog}
    />
  );
}
