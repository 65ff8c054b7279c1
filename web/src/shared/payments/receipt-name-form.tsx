import type { PaymentRow } from 'contract/money/payments';
import * as t from '#messages/shared/payments';
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
        label={t.receiptNameTitle}
        fixed={{ id: payment._id }}
        submitLabel={t.saveAndDownload}
        onDone={onNamed}
      >
        {({ Text }) => (
          <Text name="latinName" label={t.latinName} hint={t.latinNameHint} autoComplete="off" />
        )}
      </EndpointForm>
    </div>
  );
}
