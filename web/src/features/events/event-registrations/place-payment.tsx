import type { OwnPlace } from 'contract/events/event-registrations';
import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { registrationQueries } from './cancel-registration.tsx';

interface PlacePaymentProps {
  readonly own: Pick<OwnPlace, 'payment' | 'rejectionReason'>;
  readonly bill: BillPlaceProps['answer'];
  /** Name for the note of the transfer. */
  readonly payer: string | undefined;
  /** Creates the form for the proof. */
  readonly renderForm: (options: ProofFormOptions) => ReactNode;
  readonly onSent: () => void;
}

/** Bill of a held place, and the form for its proof. A waiting proof can be replaced. */
export function PlacePayment({ own, bill, payer, renderForm, onSent }: PlacePaymentProps) {
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
        {renderForm({
          label: t.paymentForm,
          submitLabel: isWaiting ? t.replaceProof : t.sendProof,
          busyLabel: t.sending,
          onDone: ({ message }, clear) => {
            clear();
            toast.success(message);
            onSent();
          },
        })}
      </div>
    </div>
  );
}

interface ProofFormOptions {
  readonly label: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onDone: (reply: { readonly message: string }, clear: () => void) => void;
}

interface OwnPaymentProps extends Pick<PlacePaymentProps, 'own' | 'onSent'> {
  readonly event: string;
}

/** Payment of the account's own place. */
export function OwnPayment({ event, ...props }: OwnPaymentProps) {
  const bill = useEndpoint('getOwnEventBill', { id: event });
  // Without the profile, only the name in the note is missing.
  const profile = useEndpoint('getProfile', {});
  return (
    <PlacePayment
      {...props}
      bill={bill}
      payer={profile.data?.name}
      renderForm={(options) => (
        <EndpointForm
          {...options}
          name="payForEvent"
          fixed={{ id: event }}
          refreshes={[...registrationQueries, 'listUserPayments']}
        >
          {({ File }) => <File name="paymentProof" label={t.paymentProof} />}
        </EndpointForm>
      )}
    />
  );
}

interface GroupPaymentProps extends Pick<PlacePaymentProps, 'own' | 'bill' | 'payer' | 'onSent'> {
  readonly group: string;
}

/** Payment of all places of a group. */
export function GroupPayment({ group, ...props }: GroupPaymentProps) {
  return (
    <PlacePayment
      {...props}
      renderForm={(options) => (
        <EndpointForm
          {...options}
          name="payForEventGroup"
          fixed={{ id: group }}
          refreshes={['getEventGroup', 'listEventGroups', 'listOwnEventRegistrations', 'listUserPayments']}
        >
          {({ File }) => <File name="paymentProof" label={t.paymentProof} />}
        </EndpointForm>
      )}
    />
  );
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
      renderForm={(options) => (
        <EndpointForm {...options} name="payGuestPlace" fixed={{ code }} refreshes={registrationQueries}>
          {({ File }) => <File name="paymentProof" label={t.paymentProof} />}
        </EndpointForm>
      )}
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
