import type { LedgerAccount, LedgerKind } from 'contract/rules/money/ledger';
import { normalise } from 'contract/words/search-words';
import { ledger } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';
import { accountKey } from './entries.ts';
import { entriesOf } from './months.ts';

/** Which entries; nothing stands for all. */
export interface LedgerFilter {
  /** 'YYYY-MM' in Jakarta. */
  readonly month?: string | undefined;
  readonly kind?: LedgerKind | undefined;
  readonly account?: LedgerAccount | undefined;
  /** As typed. */
  readonly q?: string | undefined;
}

const rows = ledger.only(
  'date',
  'kind',
  'income',
  'postings',
  'payer',
  'paymentId',
  'receipt',
  'bill',
  'reason',
  'of',
  'document',
  'writtenAt',
  'writtenBy',
);
export type LedgerEntry = RowOf<typeof rows>;

function keyOf({ account, q = '' }: LedgerFilter): string | undefined {
  if (account !== undefined) return accountKey(account);
  return q === '' ? undefined : normalise(q);
}

function queryOf(filter: LedgerFilter) {
  const { month, kind } = filter;
  const key = keyOf(filter);
  return {
    where: kind === undefined ? [] : [['kind', kind] as const],
    contains: key === undefined ? undefined : (['keys', key] as const),
    ...(month === undefined ? ({ orderBy: 'date' } as const) : entriesOf(month)),
    // One direction for list and file: each other one is another index.
    direction: 'desc' as const,
  };
}

/** One page of the books, newest first, at the cost of `pageOfLog`. */
export const listLedger = (page: Page, filter: LedgerFilter): Promise<LogPage<LedgerEntry['data']>> =>
  pageOfLog(rows, queryOf(filter), page);

/** How many a file has at most; each is read. */
const mostEntries = 1_000_000;
const rowsAtOnce = 500;

/** A read for each 1,000. */
export const countLedger = (filter: LedgerFilter): Promise<number> => ledger.count(queryOf(filter));

/** All of them, newest first; a read for each. */
export const iterateLedger = (filter: LedgerFilter): AsyncGenerator<LedgerEntry[]> =>
  rows.inBatches({ ...queryOf(filter), limit: mostEntries }, rowsAtOnce);
