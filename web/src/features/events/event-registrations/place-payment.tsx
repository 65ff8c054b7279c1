import type { OwnPlace } from 'contract/schemas/events/registrations';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { EndpointFormOptions } from '#ui/forms/use-endpoint-form.ts';
import { registrationQueries } from './event-facts.tsx';

type ProofForm = 'payForEvent' | 'payForEventGroup' | 'payGuestPlace';

interface PlacePaymentProps extends Pick<EndpointFormOptions<ProofForm>, 'name' | 'fixed' | 'refreshes'> {
  readonly own: Pick<OwnPlace, 'payment' | 'rejectionReason'>;
  readonly bill: BillPlaceProps['answer'];
  /** Name for the note of the transfer. */
  readonly payer: string | undefined;
  readonly onSent: () => void;
}

/** Bill of a held place or group, and the form for its proof. A waiting proof can be replaced. */
export function PlacePayment({ own, bill, payer, onSent, ...form }: PlacePaymentProps) {
  const isWaiting = own.payment === 'waiting';
  return (
    <div className="grid gap-5">
      {own.payment === 'rejected' && (
        <Notice tone="error">
          <p>{t.proofRejected}</p>
          {own.rejectionReason && (
            <p className="wrap-anywhere">{fill(t.rejectionReason, { reason: own.rejectionReason })}</p>
          )}
          <p className="font-normal">{t.uploadNewProof}</p>
        </Notice>
      )}
      <div className={isWaiting ? '' : 'grid items-start gap-x-8 gap-y-5 lg:grid-cols-2'}>
        {!isWaiting && (
          <BillPlace answer={bill} payer={payer}>
            <BankAccount />
          </BillPlace>
        )}
        <EndpointForm
          {...form}
          label={t.paymentForm}
          submitLabel={isWaiting ? t.replaceProof : t.sendProof}
          busyLabel={t.sending}
          onDone={({ message }, clear) => {
            clear();
            toast.success(message);
            onSent();
          }}
        >
          {({ File }) => <File name="paymentProof" label={t.paymentProof} />}
        </EndpointForm>
      </div>
    </div>
  );
}

interface OwnPaymentProps extends Pick<PlacePaymentProps, 'own' | 'onSent'> {
  readonly event: string;
}

/** Payment of the account's own place. */
export function OwnPayment({ event, ...props }: OwnPaymentProps) {
  const bill = useEndpoint('getOwnEventBill', { id: event });
  // Without the profile, only the name in the note is missing.
  const payer = useEndpoint('getProfile', {}).data?.name;
  const refreshes = [...registrationQueries, 'listUserPayments'] as const;
  return <PlacePayment {...{ ...props, bill, payer, refreshes }} name="payForEvent" fixed={{ id: event }} />;
}

interface GuestPaymentProps extends Pick<PlacePaymentProps, 'own' | 'onSent' | 'payer'> {
  readonly code: string;
}

/** Payment of the place of a guest. */
export function GuestPayment({ code, ...props }: GuestPaymentProps) {
  const bill = useEndpoint('getGuestBill', { code }, { gcTime: 0 });
  return (
    <PlacePayment
      {...props}
      bill={bill}
      name="payGuestPlace"
      fixed={{ code }}
      refreshes={registrationQueries}
    />
  );
}

function BankAccount() {
  const { bank } = association;
  const facts = [
    [t.bank, bank.name],
    [t.accountNumber, bank.accountNumber],
    [t.accountHolder, bank.accountHolder],
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
