import type { RowsFile } from 'contract/endpoint';
import { ledgerAccounts, moneyOf, sumOf } from 'contract/rules/money/ledger';
import { accountLabels, incomeLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { toSheetHead, toSheetLine } from '#model/files/csv.ts';
import { countLedger, iterateLedger, type LedgerEntry, type LedgerFilter } from './ledger-list.ts';

type Column = readonly [heading: string, cell: (entry: LedgerEntry) => string | number];

const columns: readonly Column[] = [
  ['Tanggal', ({ data }) => data.date],
  ['Jenis', ({ data }) => ledgerKindLabels[data.kind]],
  ['Iuran', ({ data }) => incomeLabels[data.income]],
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
  ['Alasan', ({ data }) => data.reason],
  ['Memperbaiki', ({ data }) => data.of ?? ''],
  ['Dicatat oleh', ({ data }) => data.writtenBy.name],
  ['Dicatat pada', ({ data }) => isoDate(data.writtenAt)],
  ['Nomor catatan', ({ id }) => id],
];

const brokenText = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi.';

/**
 * Exports entries with a column for each account. An audit entry names the admin before the first row is
 * sent. Costs a read for each row, and one for each 1,000 that are counted.
 */
export async function exportLedger(filter: LedgerFilter, actor: Actor): Promise<RowsFile> {
  const total = await countLedger(filter);
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
  for await (const entries of iterateLedger(filter)) {
    yield entries.map((entry) => toSheetLine(columns.map(([, cell]) => cell(entry))));
  }
}
