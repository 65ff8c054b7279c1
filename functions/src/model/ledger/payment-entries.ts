import { type IncomeKind, paymentPostings } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/words/dates';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { book, type NewEntry } from './entries.ts';

/** The one entry of a payment. */
export const paymentEntryId = (paymentId: string): string => `payment-${paymentId}`;

const incomeOf = ({ institutionId, kind }: PaymentRecord): IncomeKind =>
  `${institutionId === undefined ? 'individual' : 'institution'}-${kind}`;

/** What the books say of a payment beside its own record. */
interface PaymentFacts {
  readonly bill: Stored<BillRecord> | undefined;
  /** Names the payer and the year; of before there were receipts by what is still known. */
  readonly receipt: Pick<PaymentReceipt, 'name' | 'memberNumber' | 'period'> & Partial<PaymentReceipt>;
}

/** 'YYYY-MM-DD' in Jakarta on which a payment that is decided then is booked, while that month is open. */
export const bookedOn = ({ manual }: PaymentRecord, decidedAt: Date): string =>
  manual?.paidOn ?? isoDate(decidedAt);

/**
 * The entry of an approved payment.
 *
 * @param date 'YYYY-MM-DD' on which it is booked
 */
export function paymentEntryOf(
  { id, data }: Pick<Stored<PaymentRecord>, 'id' | 'data'>,
  { bill, receipt }: PaymentFacts,
  date: string,
): NewEntry {
  const { amount, userId, institutionId, manual, file } = data;
  const { number, name, memberNumber, period = null } = receipt;
  const fee = bill?.data.fee ?? amount;
  return {
    date,
    kind: manual === undefined ? 'payment' : 'manual',
    income: incomeOf(data),
    postings: [...paymentPostings({ amount, fee, period, into: manual?.paidBy ?? 'bank' }, date)],
    reason: manual?.note ?? '',
    payer: { userId, ...(institutionId === undefined ? {} : { institutionId }), name, memberNumber },
    paymentId: id,
    ...(number === undefined ? {} : { receipt: number }),
    ...(data.bill === undefined ? {} : { bill: data.bill }),
    ...(manual === undefined || file === null ? {} : { document: file }),
    period,
    of: null,
  };
}

/** Adds the entry of a payment that is approved in this batch. */
export const bookApproval = (
  batch: Batch,
  payment: Pick<Stored<PaymentRecord>, 'id' | 'data'>,
  facts: PaymentFacts,
  actor: Actor,
): void =>
  book(
    batch,
    paymentEntryId(payment.id),
    paymentEntryOf(payment, facts, bookedOn(payment.data, clock.now())),
    actor,
  );
