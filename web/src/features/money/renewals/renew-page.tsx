import { canTransition, isStaff, paysNoDues } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate, yearRange } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import type { ReactNode } from 'react';
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
import { BillAndInvoice, type RenewalBill, renewalPeriod, useOwnBill } from './renewal-bill.tsx';
import { RenewalForm } from './renewal-form.tsx';

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

function Renewal({ id, user }: { readonly id: string; readonly user: User | undefined }) {
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
        {isOfStaff && (
          <MembershipNotice link={t.showStatus}>
            <p className="wrap-anywhere">
              {fill(t.throughInstitution, { institution: user.seat?.institution ?? '' })}
            </p>
            <p className="font-normal">{wording.staffDoNotRenew}</p>
          </MembershipNotice>
        )}
        {isForLife && (
          <MembershipNotice link={t.showCard}>
            <p>{t.memberForLife}</p>
          </MembershipNotice>
        )}
        {cannotRenew && (
          <MembershipNotice link={t.showStatus}>
            <p>{user.isActive === 'RequestRenew' ? wording.renewalWaits : t.registrationWaits}</p>
          </MembershipNotice>
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

/** Says why a member pays nothing, or cannot pay now. */
function MembershipNotice({ link, children }: { readonly link: string; readonly children: ReactNode }) {
  return (
    <Notice tone="info">
      {children}
      <Link to="/membership" className="text-link">
        {link}
      </Link>
    </Notice>
  );
}
