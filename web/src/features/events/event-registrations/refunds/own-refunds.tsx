import type { OwnEventRefund } from 'contract/events/event-payments';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations/refunds';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Refunds of a member with their state, and the form for the bank account; of one event if it is given. */
export function OwnRefunds({ event }: { readonly event?: string }) {
  const { data } = useEndpoint('listOwnEventRefunds', {});
  const refunds = (data?.data ?? []).filter((refund) => event === undefined || refund.event._id === event);
  return <RefundCards refunds={refunds} />;
}

interface RefundCardsProps {
  readonly refunds: readonly OwnEventRefund[];
  /** Code of a guest; undefined for the account. */
  readonly code?: string;
}

/** Shows refunds; nothing without any. */
export function RefundCards({ refunds, code }: RefundCardsProps) {
  if (refunds.length === 0) return null;
  return (
    <Section id="own-refunds" title={t.refunds} className="grid gap-4">
      {refunds.map((refund) => (
        <OwnRefund key={refund._id} refund={refund} code={code} />
      ))}
    </Section>
  );
}

function OwnRefund({ refund, code }: { readonly refund: OwnEventRefund; readonly code: string | undefined }) {
  const { _id: id, event, amount, state, account, lastDigits, paidOn } = refund;
  const [isEditing, setEditing] = useState(false);
  const needsAccount = state === 'needs-account';
  return (
    <article
      aria-label={fill(t.refundOf, { event: event.title })}
      className="panel grid max-w-3xl gap-4 p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="font-semibold wrap-anywhere">{event.title}</h3>
          <p className="font-bold text-lg tabular-nums">{formatRupiah(amount)}</p>
        </div>
        <StatusBadge
          tone={state === 'paid' ? 'good' : 'waiting'}
          label={needsAccount ? t.needsAccount : state === 'paid' ? t.paid : t.inProgress}
        />
      </div>
      {paidOn !== null && <p>{paidText(paidOn, lastDigits)}</p>}
      {state !== 'paid' && account !== null && !isEditing && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="wrap-anywhere">{`${account.bank} ${account.number}, ${account.holder}`}</p>
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {t.changeAccount}
          </Button>
        </div>
      )}
      {(needsAccount || isEditing) && (
        <AccountForm id={id} account={account} code={code} onSaved={() => setEditing(false)} />
      )}
    </article>
  );
}

function paidText(paidOn: string, digits: string | null): string {
  const day = formatDate(`${paidOn}T12:00:00+07:00`);
  return digits === null ? fill(t.paidOn, { day }) : fill(t.paidOnTo, { day, digits });
}

interface AccountFormProps {
  readonly id: string;
  readonly account: OwnEventRefund['account'];
  readonly code: string | undefined;
  readonly onSaved: () => void;
}

function AccountForm({ id, account, code, onSaved }: AccountFormProps) {
  return (
    <EndpointForm
      name={code === undefined ? 'saveRefundAccount' : 'saveGuestRefundAccount'}
      fixed={code === undefined ? { id } : { code, id }}
      label={t.accountForm}
      defaults={{
        bank: account?.bank ?? '',
        number: account?.number ?? '',
        holder: account?.holder ?? '',
      }}
      refreshes={['listOwnEventRefunds', 'getGuestPlace']}
      submitLabel={t.saveAccount}
      onDone={({ message }) => {
        onSaved();
        toast.success(message);
      }}
    >
      {({ Text }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Text name="bank" label={t.bank} hint={t.bankHint} />
          <Text name="number" label={t.accountNumber} inputMode="numeric" autoComplete="off" />
          <Text name="holder" label={t.accountHolder} hint={t.accountHolderHint} />
        </div>
      )}
    </EndpointForm>
  );
}
