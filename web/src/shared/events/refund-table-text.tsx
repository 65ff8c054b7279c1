import type { EventRegistration } from 'contract/event-registrations';

/** Lists what a cancellation returns; nothing for an event without a price. */
export function RefundTableText({ registration }: { readonly registration: EventRegistration }) {
  const { prices, refunds } = registration;
  if (prices.every(({ amount }) => amount === 0)) return null;
  if (refunds.length === 0) return <p className="text-muted text-sm">Uang tidak kembali bila Anda batal.</p>;
  const rows = refunds.map(
    ({ daysBefore, percent }) =>
      `${percent} % ${daysBefore === 0 ? 'sampai hari acara' : `sampai ${daysBefore} hari sebelum acara`}`,
  );
  return <p className="text-muted text-sm">{`Bila Anda batal, uang kembali ${rows.join(', ')}.`}</p>;
}
