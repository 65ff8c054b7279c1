import { ApiError } from 'contract/errors';
import { moneyOf, type Posting, sumOf } from 'contract/rules/money/ledger';
import { isoDate, monthKey } from 'contract/words/dates';
import { type Batch, type Changes, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledger, ledgerMonths, ledgerTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord, LedgerRecord } from '#data/ledger-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { searchKeysOf } from '#model/people/user-search.ts';

/** What is told of an entry; the rest follows from it. */
export type NewEntry = Omit<LedgerRecord, 'keys' | 'writtenAt' | 'writtenBy'>;

/** 'YYYY-MM-DD' in Jakarta: what is booked without a date of its own. */
export const today = (): string => isoDate(clock.now());

/** '2027-01' behind '2026-12'. */
export const nextMonth = (month: string): string => monthKey(`${month}-15T00:00:00Z`, -1);

export const monthOf = (date: string): string => date.slice(0, 7);

/** Under which the entries of an account are found. */
export const accountKey = (account: Posting['account']): string => `account:${account}`;

function keysOf({ postings, payer, receipt = '', bill = '' }: NewEntry): string[] {
  const accounts = new Set(postings.map(({ account }) => accountKey(account)));
  const numbers = [payer?.memberNumber ?? '', receipt];
  return [...accounts, ...searchKeysOf([payer?.name ?? ''], numbers, bill)];
}

/**
 * Adds an entry to the books with what it changes of its month. `create` makes it once: a batch with an id that is
 * there is refused.
 *
 * @throws Error when its postings are not even: nobody may write such a thing
 */
export function book(batch: Batch, id: string, entry: NewEntry, { id: by, name }: Actor): void {
  if (sumOf(entry.postings) !== 0) throw new Error(`The entry ${id} is not even.`);
  const month = monthOf(entry.date);
  batch.create(ledger, id, {
    ...entry,
    writtenAt: clock.now(),
    writtenBy: { id: by, name },
    keys: keysOf(entry),
  });
  batch.merge(ledgerMonths, month, { month, ...counted(monthlyChangeOf(entry)) });
}

type Numbers = Omit<LedgerMonthRecord, 'month' | 'closed'>;

/** What an entry adds to the numbers of its month. */
export function monthlyChangeOf({ postings, income }: Pick<LedgerRecord, 'postings' | 'income'>): Numbers {
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
  return {
    entries: 1,
    balances: sums(({ account }) => account),
    received: { [income]: moneyOf(postings) },
    ...(dues === undefined ? {} : { dues: { [income]: -dues } }),
    ...(Object.keys(deferred).length === 0 ? {} : { deferred: { [income]: deferred } }),
  };
}

/** The same numbers, to be counted on. */
const counted = (numbers: object): Changes<LedgerMonthRecord> =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? new Increment(value) : counted(value as object),
    ]),
  );

/**
 * Adds that a day may be written on until the batch is: costs a read where its month is over.
 *
 * @param date 'YYYY-MM-DD' in Jakarta
 * @throws ApiError month-closed
 */
export async function holdOpenAt(batch: Batch, date: string): Promise<void> {
  if (monthOf(date) < monthOf(today()) && date < (await holdOpenFrom(batch)))
    throw new ApiError('month-closed');
}

/**
 * Adds that no further month is closed until the batch is written, or it loses. What is dated in the month of now need
 * not ask, which cannot be closed. Costs a read.
 *
 * @returns the first day on which something may still be dated; '' where nothing was ever closed
 */
export async function holdOpenFrom(batch: Batch): Promise<string> {
  const known = await ledgerTotals.get(totalsIds.ledger);
  const closedThrough = known?.data.closedThrough ?? '';
  if (known === undefined) batch.create(ledgerTotals, totalsIds.ledger, { closedThrough });
  else batch.hold(ledgerTotals, totalsIds.ledger, known.version);
  return closedThrough === '' ? '' : `${nextMonth(closedThrough)}-01`;
}
