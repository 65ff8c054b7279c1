import type { EventRegistration } from 'contract/schemas/events/registrations';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/shared/events';

/** Lists what a cancellation returns; nothing for a place or an event without a price. */
export function RefundTableText({ registration }: { readonly registration: EventRegistration }) {
  const { own, prices, refunds } = registration;
  const isFree = own === null ? prices.every(({ amount }) => amount === 0) : own.price.amount === 0;
  if (isFree) return null;
  if (refunds.length === 0) return <p className="text-muted text-sm">{t.noRefund}</p>;
  const shares = refunds.map(({ daysBefore, percent }) =>
    daysBefore === 0
      ? fill(t.refundUntilEvent, { percent })
      : fill(t.refundUntilDays, { percent, days: daysBefore }),
  );
  return <p className="text-muted text-sm">{fill(t.refundTable, { shares: shares.join(', ') })}</p>;
}
