import type { EventRegistration } from 'contract/event-registrations';

/** Lists what a cancellation returns; nothing for a place or an event without a price. */
export function RefundTableText({ registration }: { readonly registration: EventRegistration }) {
  const { own, prices, refunds } = registration;
  const isFree = own === null ? prices.every(({ amount }) => amount === 0) : own.price.amount === 0;
  if (isFree) return null;
  if (refunds.length === 0) return <p className="text-muted text-sm">Uang tidak kembali bila Anda batal.</p>;
  const rows = refunds.map(
    ({ daysBefore, percent }) =>
      `${percent} % ${daysBefore === 0 ? 'sampai hari acara' : `sampai ${daysBefore} hari sebelum acara`}`,
  );
  return <p className="text-muted text-sm">{`Bila Anda batal, uang kembali ${rows.join(', ')}.`}</p>;
}
