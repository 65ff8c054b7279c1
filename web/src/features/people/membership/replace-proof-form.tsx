import type { PaymentRow } from 'contract/money/payments';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/people/membership';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface ReplaceProofFormProps {
  readonly payment: PaymentRow;
  readonly onReplaced: (message: string) => void;
}

export default function ReplaceProofForm({ payment, onReplaced }: ReplaceProofFormProps) {
  return (
    <div className="grid gap-4">
      <p>{fill(t.replaceProofText, { date: formatDate(payment.createdAt) })}</p>
      <EndpointForm
        name="replaceProof"
        label={t.replaceProof}
        fixed={{ id: payment._id }}
        refreshes={['getProfile', 'listUserPayments']}
        submitLabel={t.sendNewProof}
        busyLabel={t.sending}
        onDone={({ message }) => onReplaced(message)}
      >
        {({ File }) => <File name="paymentProof" label={t.newProof} />}
      </EndpointForm>
    </div>
  );
}
