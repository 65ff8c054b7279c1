import { eventPostings, type IncomeKind, paymentPostings } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { type NewEntry, postEntry } from './entries.ts';

/** Returns the id of the entry of a payment. Each payment has exactly one. */
export const paymentEntryId = (paymentId: string): string => `payment-${paymentId}`;

const toIncomeKind = ({ institutionId, kind }: PaymentRecord): IncomeKind =>
  kind === 'event' ? kind : `${institutionId === undefined ? 'individual' : 'institution'}-${kind}`;

interface PaymentFacts {
  readonly bill: Pick<Stored<BillRecord>, 'data'> | undefined;
  /** Names the payer and the period. Payments from before receipts existed have only the known fields. */
  readonly receipt: Pick<PaymentReceipt, 'name' | 'memberNumber' | 'period'> & Partial<PaymentReceipt>;
}

/** Returns the day of an entry, 'YYYY-MM-DD' in Jakarta, if its month is open. */
export const toBookingDate = ({ manual }: PaymentRecord, decidedAt: Date): string =>
  manual?.paidOn ?? isoDate(decidedAt);

/** Converts an approved payment to its entry. `date` is the booking date, 'YYYY-MM-DD'. */
export function toPaymentEntry(
  { id, data }: Pick<Stored<PaymentRecord>, 'id' | 'data'>,
  { bill, receipt }: PaymentFacts,
  date: string,
): NewEntry {
  const { amount, userId, institutionId, manual, file } = data;
  const { number, name, memberNumber, period = null } = receipt;
  const fee = bill?.data.fee ?? amount;
  const into = manual?.paidBy ?? 'bank';
  const postings =
    data.kind === 'event'
      ? eventPostings({ amount, fee, into })
      : paymentPostings({ amount, fee, period, into }, date);
  return {
    date,
    kind: manual === undefined ? 'payment' : 'manual',
    income: toIncomeKind(data),
    postings: [...postings],
    reason: manual?.note ?? '',
    payer: { userId, ...(institutionId === undefined ? {} : { institutionId }), name, memberNumber },
    paymentId: id,
    ...(number === undefined ? {} : { receipt: number }),
    ...(data.bill === undefined ? {} : { bill: data.bill }),
    ...(manual === undefined || file === null ? {} : { document: file }),
    period,
    of: null,
    eventId: data.event?.id,
  };
}

/** Adds the entry of a payment that this batch approves. */
export function postPayment(
  batch: Batch,
  payment: Pick<Stored<PaymentRecord>, 'id' | 'data'>,
  facts: PaymentFacts,
  actor: Actor,
): void {
  const entry = toPaymentEntry(payment, facts, toBookingDate(payment.data, clock.now()));
  postEntry(batch, paymentEntryId(payment.id), entry, actor);
}
