import type { RowsFile } from 'contract/endpoint';
import type { LedgerFilter } from 'contract/money/ledger';
import { ledgerAccounts, moneyOf, sumOf } from 'contract/rules/money/ledger';
import { accountLabels, incomeLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { isoDate } from 'contract/text/dates';
import { normalise } from 'contract/text/search-words';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { ledger } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { toSheetHead, toSheetLine } from '#model/files/csv.ts';
import { accountKey } from './entries.ts';
import { entriesInMonth } from './months.ts';

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
  'isPdf',
  'writtenAt',
  'writtenBy',
);
export type LedgerEntry = RowOf<typeof rows>;

function toQuery({ month, kind, account, q }: LedgerFilter) {
  const search = q ? normalise(q) : undefined;
  const key = account === undefined ? search : accountKey(account);
  return {
    where: kind === undefined ? [] : [['kind', kind] as const],
    contains: key === undefined ? undefined : (['keys', key] as const),
    ...(month === undefined ? ({ orderBy: 'date' } as const) : entriesInMonth(month)),
    // List and file use one direction, because each other direction needs another index.
    direction: 'desc' as const,
  };
}

/** Returns one page of the ledger, newest first. */
export const listLedger = (page: Page, filter: LedgerFilter): Promise<UncountedPage<LedgerEntry['data']>> =>
  paginateWithoutTotal(rows, toQuery(filter), page);

/** Maximum number of rows in a file. Each costs a read. */
const maxEntries = 1_000_000;
const batchSize = 500;

type Column = readonly [heading: string, cell: (entry: LedgerEntry) => string | number];

const columns: readonly Column[] = [
  ['Tanggal', ({ data }) => data.date],
  ['Jenis', ({ data }) => ledgerKindLabels[data.kind]],
  ['Iuran', ({ data }) => (data.income === null ? '' : incomeLabels[data.income])],
  ['Nama', ({ data }) => data.payer?.name ?? ''],
  ['Nomor anggota', ({ data }) => data.payer?.memberNumber ?? ''],
  ['Kuitansi', ({ data }) => data.receipt ?? ''],
  ['Kode tagihan', ({ data }) => data.bill ?? ''],
  ['Uang masuk', ({ data }) => moneyOf(data.postings)],
  ...ledgerAccounts.map(
    (account): Column => [
      accountLabels[account],
      ({ data }) => sumOf(data.postings.filter((posting) => posting.account === account)),
    ],
  ),
  ['Alasan atau keterangan', ({ data }) => data.reason],
  ['Memperbaiki', ({ data }) => data.of ?? ''],
  ['Dicatat oleh', ({ data }) => data.writtenBy.name],
  ['Dicatat pada', ({ data }) => isoDate(data.writtenAt)],
  ['Nomor catatan', ({ id }) => id],
];

const brokenText = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi.';

/** Exports entries with a column for each account. An audit entry names the admin before the first row is sent. */
export async function exportLedger(filter: LedgerFilter, actor: Actor): Promise<RowsFile> {
  const total = await ledger.count(toQuery(filter));
  const { month = null, kind = null, account = null, q = null } = filter;
  const batch = new Batch();
  recordAudit(batch, actor, 'ledger.export', actor, { month, kind, account, q, count: total });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `buku-kas-${month ?? isoDate(clock.now())}.csv`,
    total,
    head: toSheetHead(columns.map(([heading]) => heading)),
    batches: formatRows(filter),
    broken: toSheetLine([brokenText]),
  };
}

async function* formatRows(filter: LedgerFilter): AsyncGenerator<string[]> {
  for await (const entries of rows.inBatches({ ...toQuery(filter), limit: maxEntries }, batchSize)) {
    yield entries.map((entry) => toSheetLine(columns.map(([, cell]) => cell(entry))));
  }
}
