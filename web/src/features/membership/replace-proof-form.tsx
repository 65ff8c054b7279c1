import type { PaymentRow } from 'contract/payments';
import { formatDate } from 'contract/text/dates';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface ReplaceProofFormProps {
  readonly payment: PaymentRow;
  readonly onReplaced: (message: string) => void;
}

export default function ReplaceProofForm({ payment, onReplaced }: ReplaceProofFormProps) {
  return (
    <div className="grid gap-4">
      <p>
        {`Salah unggah? Bukti yang baru menggantikan bukti tanggal ${formatDate(payment.createdAt)}. Urutan Anda dalam antrean tetap, dan data lain tidak perlu diketik lagi.`}
      </p>
      <EndpointForm
        name="replaceProof"
        label="Ganti bukti pembayaran"
        fixed={{ id: payment._id }}
        refreshes={['getProfile', 'listUserPayments']}
        submitLabel="Kirim bukti baru"
        busyLabel="Mengirim…"
        onDone={({ message }) => onReplaced(message)}
      >
        {({ File }) => <File name="paymentProof" label="Bukti pembayaran baru" />}
      </EndpointForm>
    </div>
  );
}
