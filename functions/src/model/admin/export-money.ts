import type { RowsFile } from 'contract/endpoint';
import type { MoneyFile } from 'contract/rules/money/forecast';
import { expenseCategories, incomeKinds } from 'contract/rules/money/ledger';
import { categoryLabels, incomeLabels } from 'contract/rules/money/ledger-labels';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bankLines } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { toSheetHead, toSheetLine } from '#model/files/csv.ts';
import { countEnding, iterateEnding, toEndingRow } from './ending-memberships.ts';
import { readMoneyByMonth } from './money-overview.ts';
import { countOpenBills, iterateOpenBills } from './open-bills.ts';

type Cells = readonly (string | number)[];

interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly count: () => Promise<number>;
  readonly rows: () => AsyncGenerator<Cells[]>;
}

const unknownLines = { where: [['state', 'unknown']], orderBy: 'date' } as const;
const maxRows = 1_000_000;
const batchSize = 500;

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const sheets: Readonly<Record<MoneyFile, Sheet>> = {
  income: {
    name: 'pemasukan',
    headings: ['Bulan', ...incomeKinds.map((kind) => incomeLabels[kind]), 'Jumlah', 'Tahun lalu'],
    count: async () => 12,
    async *rows() {
      const months = await readMoneyByMonth();
      yield months.map(({ month, received, lastYear }) => {
        const amounts = incomeKinds.map((kind) => received[kind]);
        return [month, ...amounts, sumAmounts(amounts), lastYear];
      });
    },
  },
  expenses: {
    name: 'pengeluaran',
    headings: [
      'Bulan',
      ...expenseCategories.map((category) => categoryLabels[category]),
      'Jumlah',
      'Pemasukan',
      'Hasil',
    ],
    count: async () => 12,
    async *rows() {
      const months = await readMoneyByMonth();
      yield months.map(({ month, received, spent }) => {
        const amounts = expenseCategories.map((category) => spent[category]);
        const [income, sum] = [sumAmounts(Object.values(received)), sumAmounts(amounts)];
        return [month, ...amounts, sum, income, income - sum];
      });
    },
  },
  bills: {
    name: 'tagihan-terbuka',
    headings: ['Kode', 'Nama', 'Keanggotaan', 'Jumlah', 'Dibuka', 'Jatuh tempo', 'Invoice'],
    count: countOpenBills,
    async *rows() {
      for await (const bills of iterateOpenBills()) {
        yield bills.map(({ _id, name, membership, amount, openedAt, dueAt, invoice }) => [
          _id,
          name ?? '',
          membership === 'individual' ? 'Individu' : 'Institusi',
          amount,
          isoDate(openedAt),
          isoDate(dueAt),
          invoice ?? '',
        ]);
      }
    },
  },
  unrecognised: {
    name: 'belum-dikenali',
    headings: ['Tanggal', 'Jumlah', 'Keterangan', 'Referensi'],
    count: () => bankLines.count(unknownLines),
    async *rows() {
      for await (const lines of bankLines.inBatches({ ...unknownLines, limit: maxRows }, batchSize)) {
        yield lines.map(({ data: { date, sen, narrative, reference } }) => [
          date,
          sen / 100,
          narrative,
          reference ?? '',
        ]);
      }
    },
  },
  ending: {
    name: 'keanggotaan-berakhir',
    headings: ['Nama', 'Nomor anggota', 'Berlaku sampai', 'Institusi', 'Iuran'],
    count: countEnding,
    async *rows() {
      for await (const members of iterateEnding()) {
        yield members
          .map(toEndingRow)
          .map(({ name, memberNumber, validUntil, institution, fee }) => [
            name,
            memberNumber ?? '',
            isoDate(validUntil),
            institution ?? '',
            fee ?? '',
          ]);
      }
    },
  },
};

const brokenText = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi.';

async function* formatRows(rows: AsyncGenerator<Cells[]>): AsyncGenerator<string[]> {
  for await (const some of rows) yield some.map(toSheetLine);
}

/**
 * Exports a whole list as a CSV file for Indonesian spreadsheets. An audit entry names the admin before the first row
 * is sent.
 */
export async function exportMoney(file: MoneyFile, actor: Actor): Promise<RowsFile> {
  const { name, headings, count, rows } = sheets[file];
  const total = await count();
  const batch = new Batch();
  recordAudit(batch, actor, 'money.export', actor, { file, count: total });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}-${isoDate(clock.now())}.csv`,
    total,
    head: toSheetHead(headings),
    batches: formatRows(rows()),
    broken: toSheetLine([brokenText]),
  };
}
