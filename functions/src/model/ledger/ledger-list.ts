import type { LedgerAccount, LedgerKind } from 'contract/rules/money/ledger';
import { normalise } from 'contract/text/search-words';
import { ledger } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { accountKey } from './entries.ts';
import { entriesInMonth } from './months.ts';

export interface LedgerFilter {
  /** 'YYYY-MM' in Jakarta. */
  readonly month?: string | undefined;
  readonly kind?: LedgerKind | undefined;
  readonly account?: LedgerAccount | undefined;
  readonly q?: string | undefined;
}

const rows = ledger.select(
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

function toSearchKey({ account, q = '' }: LedgerFilter): string | undefined {
  if (account !== undefined) return accountKey(account);
  return q === '' ? undefined : normalise(q);
}

function toQuery(filter: LedgerFilter) {
  const { month, kind } = filter;
  const key = toSearchKey(filter);
  return {
    where: kind === undefined ? [] : [['kind', kind] as const],
    contains: key === undefined ? undefined : (['keys', key] as const),
    ...(month === undefined ? ({ orderBy: 'date' } as const) : entriesInMonth(month)),
    // List and file use one direction, because each other direction needs another index.
    direction: 'desc' as const,
  };
}

/** Returns one page of the ledger, newest first. Costs as much as `paginateWithoutTotal`. */
export const listLedger = (page: Page, filter: LedgerFilter): Promise<UncountedPage<LedgerEntry['data']>> =>
  paginateWithoutTotal(rows, toQuery(filter), page);

/** Maximum number of rows in a file. Each costs a read. */
const maxEntries = 1_000_000;
const batchSize = 500;

/** Costs a read for each 1,000 entries. */
export const countLedger = (filter: LedgerFilter): Promise<number> => ledger.count(toQuery(filter));

/** Iterates over all entries that match, newest first. Costs a read for each. */
export const iterateLedger = (filter: LedgerFilter): AsyncGenerator<LedgerEntry[]> =>
  rows.inBatches({ ...toQuery(filter), limit: maxEntries }, batchSize);
