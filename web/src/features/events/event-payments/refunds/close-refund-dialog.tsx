import type { EventRefund } from 'contract/events/event-payments';
import { useAction } from '#api/use-action.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';
import { RefundTarget } from './refund-dialogs.tsx';

/** Closes a refund whose money the ledger already returned. */
export function CloseDialog(props: RecordDialogProps<EventRefund>) {
  const closing = useAction('closeEventRefund', { refreshes: ['listEventRefunds'] });
  return (
    <ReasonDialog
      {...props}
      ask={(refund) => ({
        title: 'Tutup pengembalian?',
        content:
          'Untuk uang yang sudah dikembalikan dan dicatat langsung di buku kas. Buku kas tidak mendapat catatan baru.',
        record: <RefundTarget refund={refund} />,
        formLabel: 'Penutupan',
        confirmLabel: 'Tutup pengembalian',
        confirmVariant: 'primary',
        busyLabel: 'Menutup…',
      })}
      send={({ _id: id }, reason) => closing.run({ id, reason })}
    />
  );
}
