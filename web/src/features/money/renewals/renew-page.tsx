import { canTransition, isStaff, paysNoDues } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate, yearRange } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import { Link } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/money/renewals';
import { PaymentInstructions } from '#shared/payments/payment-instructions.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { Field } from '#ui/forms/field.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { BillAndInvoice, type RenewalBill, useOwnBill } from './renewal-bill.tsx';
import { RenewalForm } from './renewal-form.tsx';
import { renewalPeriod } from './years-choice.tsx';

export default function RenewPage() {
  // Without the profile, only the displayed name is missing (requirements 3.5.3).
  const { data: user, isPending } = useEndpoint('getProfile', {});
  const id = useAccountId();
  return (
    <div className="wrap py-5 sm:py-12">
      <BackLink to="/" />
      <h1 className="mt-4 text-title">{t.heading}</h1>
      {isPending ? <Spinner label={t.loading} /> : <Renewal id={id} user={user} />}
    </div>
  );
}

interface RenewalProps {
  readonly id: string;
  readonly user: User | undefined;
}

function Renewal({ id, user }: RenewalProps) {
  const isOfStaff = user !== undefined && isStaff(user);
  const isForLife = user !== undefined && paysNoDues(user);
  const isFree = isOfStaff || isForLife;
  const cannotRenew = user !== undefined && !isFree && !canTransition('requestRenew', user.isActive);
  const canPay = user !== undefined && !isFree && !cannotRenew;
  const bill = useOwnBill(canPay);
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      {!isFree && (
        <aside className="panel grid gap-4 p-5 sm:p-6 lg:col-start-2">
          <h2 className="text-heading">{t.transferTitle}</h2>
          {canPay && (
            <BillAndInvoice
              bill={bill}
              payer={user.seat?.institution ?? user.name}
              validUntil={user.validUntil}
            />
          )}
          <PaymentInstructions of={user?.seat === undefined ? 'individual' : 'institution'} />
        </aside>
      )}
      <div className="panel grid gap-5 p-5 sm:p-8 lg:col-start-1 lg:row-start-1">
        {isOfStaff && <StaffNotice institution={user.seat?.institution ?? ''} />}
        {isForLife && <LifeNotice />}
        {cannotRenew && (
          <Notice tone="info">
            <p>{user.isActive === 'RequestRenew' ? wording.renewalWaits : t.registrationWaits}</p>
            <Link to="/membership" className="text-link">
              {t.showStatus}
            </Link>
          </Notice>
        )}
        {user?.isActive === 'rejectedByAdmin' && (
          <Notice tone="info">
            <p>{t.proofRejected}</p>
            {user.rejectionReason !== null && (
              <p className="wrap-anywhere">{fill(t.reason, { reason: user.rejectionReason })}</p>
            )}
            <p className="font-normal">{t.uploadNewProof}</p>
          </Notice>
        )}
        {canPay && <NewEnd validUntil={user.validUntil} bill={bill} />}
        {user !== undefined && !isFree && (
          <Field id="renew-name" label={t.name}>
            {(control) => (
              <input {...control} readOnly value={user.name} autoComplete="name" className="control" />
            )}
          </Field>
        )}
        {!isFree && <RenewalForm id={id} />}
      </div>
    </div>
  );
}

/** End of the membership after the approval, computed as the function does it at that time. */
function NewEnd({ validUntil, bill }: { readonly validUntil: string | null; readonly bill: RenewalBill }) {
  const { from, until } = renewalPeriod(validUntil, bill.years);
  const period = yearRange({ from: from.toISOString(), until: until.toISOString() });
  return <p>{fillElements(t.newEnd, { date: <strong>{formatDate(until)}</strong>, period })}</p>;
}

/** Staff of an institution pay nothing, so they see no form. */
function StaffNotice({ institution }: { readonly institution: string }) {
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">{fill(t.throughInstitution, { institution })}</p>
      <p className="font-normal">{wording.staffDoNotRenew}</p>
      <Link to="/membership" className="text-link">
        {t.showStatus}
      </Link>
    </Notice>
  );
}

/** Members for life pay nothing. */
function LifeNotice() {
  return (
    <Notice tone="info">
      <p>{t.memberForLife}</p>
      <Link to="/membership" className="text-link">
        {t.showCard}
      </Link>
    </Notice>
  );
}
