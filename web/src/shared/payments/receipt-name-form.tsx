import type { PaymentRow } from 'contract/payments';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface ReceiptNameFormProps {
  readonly payment: PaymentRow;
  readonly onNamed: () => void;
}

/** Part of ReceiptButton: asks once for the Latin spelling of a name that the PDF font cannot show. */
export default function ReceiptNameForm({ payment, onNamed }: ReceiptNameFormProps) {
  return (
    <div className="w-full max-w-sm text-left">
      <EndpointForm
        name="nameReceipt"
        label="Nama di kuitansi"
        fixed={{ id: payment._id }}
        submitLabel="Simpan dan unduh"
        busyLabel="Menyimpan…"
        onDone={onNamed}
      >
        {({ Text }) => (
          <Text
            name="latinName"
            label="Nama dalam huruf Latin"
            hint="Tercetak di kuitansi, dan tidak dapat diubah lagi."
            autoComplete="off"
          />
        )}
      </EndpointForm>
    </div>
  );
}
