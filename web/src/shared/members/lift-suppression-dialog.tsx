import { useAction } from '#api/use-action.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';

/** Sends mails to an address again after bounces. */
export function LiftSuppressionDialog(props: RecordDialogProps<string>) {
  const lifting = useAction('liftSuppression', {
    refreshes: ['getUser', 'listMails', 'listAuditEntries', 'getMemberTimeline'],
  });
  return (
    <ReasonDialog
      {...props}
      ask={(email) => ({
        title: 'Kirim lagi ke alamat ini?',
        content:
          'Alamat ini menolak email kami. Pastikan dulu kepada pemiliknya bahwa kotak suratnya berfungsi. Bila ditolak lagi, pengiriman berhenti lagi.',
        record: email,
        formLabel: 'Alamat email',
        confirmLabel: 'Kirim lagi',
        confirmVariant: 'primary',
        busyLabel: 'Menyimpan…',
      })}
      send={(email, reason) => lifting.run({ email, reason })}
    />
  );
}
