import { ApiError } from 'contract/errors';
import {
  type AccountFilter,
  eventPostings,
  type IncomeKind,
  isExpenseCategory,
  moneyOf,
  type Posting,
  paymentPostings,
  sumOf,
} from 'contract/rules/money/ledger';
import { isoDate, monthKey } from 'contract/text/dates';
import { type Batch, type Changes, Increment } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { ledger, ledgerMonths, ledgerTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord, LedgerRecord } from '#data/ledger-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { toSearchKeys } from '#model/base/search-keys.ts';

/** Fields of a new entry. The others are derived from them. */
export interface NewEntry extends Omit<LedgerRecord, 'keys' | 'writtenAt' | 'writtenBy' | 'event'> {
  /** Event that the money belongs to. */
  readonly eventId?: string | undefined;
}

/** Returns the current date in Jakarta, 'YYYY-MM-DD', as the default date of entries. */
export const today = (): string => isoDate(clock.now());

/** Returns '2027-01' for '2026-12'. */
const nextMonth = (month: string): string => monthKey(`${month}-15T00:00:00Z`, -1);

export const monthOf = (date: string): string => date.slice(0, 7);

/** `expenses` finds the entries of all categories. */
export const accountKey = (account: AccountFilter): string => `account:${account}`;

function keysOf({ postings, payer, receipt = '', bill = '' }: NewEntry): string[] {
  const accounts = new Set(
    postings.flatMap(({ account }) =>
      isExpenseCategory(account) ? [accountKey(account), accountKey('expenses')] : [accountKey(account)],
    ),
  );
  const numbers = [payer?.memberNumber ?? '', receipt];
  return [...accounts, ...toSearchKeys([payer?.name ?? ''], numbers, bill)];
}

/**
 * Posts an entry and updates the totals of its month. An existing id fails the batch, so that an entry is
 * posted only once. Throws if debits and credits do not balance, which is a programming error.
 */
export function postEntry(
  batch: Batch,
  id: string,
  { eventId, ...entry }: NewEntry,
  { id: by, name }: Actor,
): void {
  if (sumOf(entry.postings) !== 0) throw new Error(`The entry ${id} is not even.`);
  const month = monthOf(entry.date);
  batch.create(ledger, id, {
    ...entry,
    ...(eventId === undefined ? {} : { event: toEventTotals(eventId, entry.postings) }),
    writtenAt: clock.now(),
    writtenBy: { id: by, name },
    keys: keysOf(entry),
  });
  batch.merge(ledgerMonths, month, { month, ...toIncrements(toMonthlyChange(entry)) });
}

const toEventTotals = (id: string, postings: readonly Posting[]) => ({
  id,
  income: -sumOf(postings.filter(({ account }) => account === 'events')),
  received: moneyOf(postings),
});

type MonthTotals = Omit<LedgerMonthRecord, 'month' | 'closed'>;

export function toMonthlyChange({
  postings,
  income,
}: Pick<LedgerRecord, 'postings' | 'income'>): MonthTotals {
  const sums = (keyOf: (posting: Posting) => string | undefined): Record<string, number> => {
    const by: Record<string, number> = {};
    for (const posting of postings) {
      const key = keyOf(posting);
      if (key !== undefined) by[key] = (by[key] ?? 0) + posting.amount;
    }
    return by;
  };
  const dues = sums(({ account }) => (account === 'dues' ? account : undefined)).dues;
  const deferred = sums(({ year }) => (year === undefined ? undefined : String(year)));
  const numbers = { entries: 1, balances: sums(({ account }) => account) };
  if (income === null) return numbers;
  return {
    ...numbers,
    received: { [income]: moneyOf(postings) },
    ...(dues === undefined ? {} : { dues: { [income]: -dues } }),
    ...(Object.keys(deferred).length === 0 ? {} : { deferred: { [income]: deferred } }),
  };
}

const toIncrements = (numbers: object): Changes<LedgerMonthRecord> =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? new Increment(value) : toIncrements(value as object),
    ]),
  );

/** Fails the batch if the month of a day in Jakarta is closed before it commits. Throws `month-closed`. */
export async function requireOpenDate(batch: Batch, date: string): Promise<void> {
  if (monthOf(date) < monthOf(today()) && date < (await requireOpenPeriod(batch)))
    throw new ApiError('month-closed');
}

/**
 * Fails the batch if a month is closed before it commits; the current month cannot be closed. Returns the first open
 * date; '' if no month was ever closed.
 */
export async function requireOpenPeriod(batch: Batch): Promise<string> {
  const known = await ledgerTotals.get(totalsIds.ledger);
  const closedThrough = known?.data.closedThrough ?? '';
  if (known === undefined) batch.create(ledgerTotals, totalsIds.ledger, { closedThrough });
  else batch.bumpVersion(ledgerTotals, totalsIds.ledger, known.version);
  return closedThrough === '' ? '' : `${nextMonth(closedThrough)}-01`;
}

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
