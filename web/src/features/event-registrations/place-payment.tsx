import type { OwnPlace } from 'contract/event-registrations';
import type { EventDetails } from 'contract/events';
import { association } from 'contract/text/association';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#shared/payments/bill-place.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { registrationQueries } from './cancel-registration.tsx';

interface PlacePaymentProps {
  readonly event: EventDetails;
  readonly own: OwnPlace;
  readonly onSent: () => void;
}

/** Bill of a held place, and the form for its proof. A waiting proof can be replaced. */
export function PlacePayment({ event, own, onSent }: PlacePaymentProps) {
  const bill = useEndpoint('getOwnEventBill', { id: event._id });
  // Without the profile, only the name in the note is missing.
  const profile = useEndpoint('getProfile', {});
  const isWaiting = own.payment === 'waiting';
  return (
    <div className="grid gap-5">
      {own.payment === 'rejected' && (
        <Notice tone="error">
          <p>Bukti sebelumnya ditolak.</p>
          {own.rejectionReason && <p className="wrap-anywhere">{`Alasan: ${own.rejectionReason}`}</p>}
          <p className="font-normal">Unggah bukti baru. Data lain sudah tersimpan.</p>
        </Notice>
      )}
      <div className={isWaiting ? '' : 'grid items-start gap-x-8 gap-y-5 lg:grid-cols-2'}>
        {!isWaiting && (
          <BillPlace answer={bill} payer={profile.data?.name}>
            <BankAccount />
          </BillPlace>
        )}
        <EndpointForm
          name="payForEvent"
          label="Bukti pembayaran acara"
          fixed={{ id: event._id }}
          refreshes={[...registrationQueries, 'listUserPayments']}
          submitLabel={isWaiting ? 'Ganti bukti' : 'Kirim bukti'}
          busyLabel="Mengirim…"
          onDone={({ message }, clear) => {
            clear();
            toast.success(message);
            onSent();
          }}
        >
          {({ File }) => <File name="paymentProof" label="Bukti pembayaran" />}
        </EndpointForm>
      </div>
    </div>
  );
}

function BankAccount() {
  const { bank } = association;
  const facts = [
    ['Bank', bank.name],
    ['Nomor rekening', bank.accountNumber],
    ['Atas nama', bank.accountHolder],
  ] as const;
  return (
    // Grows no more than its text: the bill below it fills the reserved height.
    <dl className="grid grow-0 grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
