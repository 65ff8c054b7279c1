import type { Review } from 'contract/money/reviews';
import { formatRupiah } from 'contract/text/numbers';
import { useAction } from '#api/use-action.ts';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';

interface RefundMoneyProps {
  readonly id: string;
  readonly review: Review;
  readonly onDone: (message: string) => void;
}

/** Accepts money whose place was released, and opens its refund. */
export function RefundMoney({ id, review: { user, payment, reviewToken }, onDone }: RefundMoneyProps) {
  const refunding = useAction('refundEventPayment', { refreshes: ['listEventPayments', 'listEventRefunds'] });
  return (
    <ConfirmButton
      label="Terima dan kembalikan"
      title="Terima dan kembalikan?"
      content="Pembayaran dicatat dengan kuitansi, dan seluruh uangnya dikembalikan. Peserta tidak mendapat tempat."
      record={`${user.name}: ${formatRupiah(payment.expectedAmount)}`}
      confirmLabel="Terima dan kembalikan"
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      send={() => {
        const seen = payment._id === '' ? {} : { paymentId: payment._id };
        return refunding.run({ id, ...seen, reviewToken });
      }}
      onDone={({ message }) => {
        toast.success(message);
        onDone(message);
      }}
    />
  );
}
