import {
  type ExpenseCategory,
  expenseCategories,
  expensePostings,
  type IncomeKind,
  type LedgerKind,
  openingPostings,
  type Posting,
  paymentPostings,
} from 'contract/rules/money/ledger';
import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { statementFiles } from '../../../../functions/src/data/collections.ts';
import { readAnnualReport } from '../../../../functions/src/model/admin/annual-report.ts';
import { annualReportPdf } from '../../../../functions/src/model/admin/annual-report-pdf.ts';
import { postEntry } from '../../../../functions/src/model/money/ledger/entries.ts';
import { readPdf } from '../../../support/assertions/files.ts';
import { storeRows } from '../../../support/factories/many-rows.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { ownAccount } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

interface Paid {
  readonly on: string;
  readonly kind?: LedgerKind;
  readonly income?: IncomeKind;
  readonly amount?: number;
  /** First and last day of the paid year in Jakarta; null if unknown. */
  readonly year: readonly [from: string, until: string] | null;
}

const givenBack: Posting[] = [
  { account: 'bank', amount: -1_000 },
  { account: 'dues', amount: 1_000 },
];

/** Books payments as approvals do, each of another person. */
async function pay(...payments: readonly Paid[]) {
  const batch = new Batch();
  payments.forEach(({ on, kind = 'payment', income = 'individual-renewal', amount = 150_000, year }, at) => {
    const period = year && { from: jakarta(year[0]), until: jakarta(year[1]) };
    const fee = income.startsWith('institution') ? 1_900_000 : 150_000;
    const paid = { amount: fee - 150_000 + amount, fee, period, into: 'bank' } as const;
    const postings = kind === 'refund' ? givenBack : [...paymentPostings(paid, on)];
    const payer = { userId: 'otherUserId', name: 'Budi Rahasia', memberNumber: null };
    const entry = { date: on, kind, income, postings, reason: '', payer, period, of: null };
    postEntry(batch, `payment-${on}-${at}`, entry, { id: 'system', name: 'Sistem' });
  });
  await batch.commit();
}

const registration = (at: string, until: string): Paid => ({
  on: at.slice(0, 10),
  income: 'individual-registration',
  year: [at, until],
});

/** Returns the numbers of the CSV by their labels. */
async function sheetOf(year: number) {
  const { bytes, reads } = await inProcess(await makeAdmin()).ok('getAnnualReport', {
    year: String(year),
    format: 'csv',
  });
  const lines = bytes.toString('utf8').split('\r\n');
  const cells = lines.slice(2, -1).map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  const numbers = Object.fromEntries(
    cells.map(([title, label, column, value]) => [`${title} / ${label} / ${column}`, value]),
  );
  const of = (title: string) =>
    Object.fromEntries(
      cells
        .filter(([first, , column]) => first === title && column !== '')
        .map(([, label, , value, unit]) => [label, `${value}${unit}`]),
    );
  return { lines, numbers, of, reads };
}

const flow = 'Bergabung, keluar, dan perpanjangan';

/** Seven memberships over two years. */
const books = () =>
  pay(
    registration('2024-03-10T09:00', '2025-03-10T09:00'),
    { on: '2025-03-01', amount: 149_877, year: ['2025-03-11T09:00', '2026-03-10T09:00'] },
    // Refunded money pays for no second year.
    { on: '2025-03-05', kind: 'refund', year: ['2025-03-11T09:00', '2026-03-10T09:00'] },
    // Left in 2025.
    registration('2024-05-05T09:00', '2025-05-05T09:00'),
    // Returned after three months.
    registration('2024-06-01T09:00', '2025-06-01T09:00'),
    { on: '2025-09-01', year: ['2025-09-01T09:00', '2026-09-01T09:00'] },
    // An institution, with a manual payment in the second year.
    { on: '2024-08-01', income: 'institution-registration', year: ['2024-08-01T09:00', '2025-08-01T09:00'] },
    {
      on: '2025-07-20',
      kind: 'manual',
      income: 'institution-renewal',
      year: ['2025-08-02T09:00', '2026-08-01T09:00'],
    },
    // The last day of the previous year counts completely; a renewal on that day counts in the year.
    registration('2023-12-31T00:10', '2024-12-31T00:10'),
    // Minutes before and after midnight in Jakarta.
    registration('2025-12-31T23:50', '2026-12-31T23:50'),
    registration('2026-01-01T00:10', '2027-01-01T00:10'),
  );

describe('a year', () => {
  test('shows joiners, leavers and renewals from the ledger, with few reads', async () => {
    freezeClock('2026-02-10T09:00');
    await books();
    const { of, reads, lines } = await sheetOf(2025);
    expect(of(flow)).toEqual({
      'Berlaku pada 31 Desember 2024': '5',
      Bergabung: '1',
      Keluar: '2',
      'Berlaku pada 31 Desember 2025': '4',
      'Tingkat perpanjangan': '60%',
      'Orang yang menjadi anggota': 'tidak diketahui',
    });
    expect(reads).toBeLessThanOrEqual(31);
    expect(lines.join(' ')).not.toContain('Rahasia');
  });

  test('shows dues by kind and the sum of unique codes', async () => {
    freezeClock('2026-02-10T09:00');
    await books();
    const { numbers } = await sheetOf(2025);
    // 296 of 365 days, 122 of 366, and the refund.
    expect(numbers).toMatchObject({
      'Iuran menurut jenis / Perpanjangan individu / Uang masuk': '298877',
      'Iuran menurut jenis / Perpanjangan individu / Iuran 2025': '170643',
      'Iuran menurut jenis / Perpanjangan individu / Iuran tahun berikutnya': '128357',
      'Iuran menurut jenis / Di antaranya kode unik dan koreksi / Uang masuk': '-123',
      'Iuran menurut jenis / Pendaftaran institusi / Uang masuk': '0',
    });
  });

  test('before the ledger or the counters existed is unknown, and a future year does not exist', async () => {
    freezeClock('2026-02-10T09:00');
    await books();
    const { of, numbers } = await sheetOf(2022);
    expect(new Set(Object.values(of(flow)))).toEqual(new Set(['tidak diketahui', 'tidak diketahui%']));
    expect(numbers['Iuran menurut jenis / Jumlah / Uang masuk']).toBe('tidak diketahui');
    const adminClient = inProcess(await makeAdmin());
    expect((await adminClient.refused('getAnnualReport', { year: '2027', format: 'pdf' })).body.code).toBe(
      'not-found',
    );
  });

  test('in which the ledger began shows since when it counts', async () => {
    freezeClock('2026-02-10T09:00');
    await books();
    const { of } = await sheetOf(2023);
    expect(of(flow)).toMatchObject({
      'Berlaku pada 31 Desember 2022': 'tidak diketahui',
      'Bergabung (sejak 31 Desember 2023)': '1',
      Keluar: 'tidak diketahui',
      'Berlaku pada 31 Desember 2023': '1',
    });
  });

  test('in progress is shown up to today, without the renewal rate', async () => {
    freezeClock('2025-05-06T09:00');
    await books();
    const { of, lines } = await sheetOf(2025);
    expect(of(flow)).toMatchObject({
      'Berlaku pada 6 Mei 2025': '3',
      Keluar: '2',
      'Tingkat perpanjangan': 'tidak diketahui%',
    });
    expect(lines[2]).toContain('1 Januari sampai 6 Mei 2025');
  });

  test('after a payment without a known year is unknown until that year is surely over', async () => {
    freezeClock('2026-02-10T09:00');
    await books();
    await pay({ on: '2023-06-01', year: null });
    const until = async (year: number) => (await sheetOf(year)).of(flow)[`Berlaku pada 31 Desember ${year}`];
    expect(await until(2024)).toBe('tidak diketahui');
    expect(await until(2025)).not.toBe('tidak diketahui');
  });
});

/** Posts an expense from the bank account, or the opening balance of it. */
async function spend(date: string, category: ExpenseCategory | 'opening', amount: number) {
  const batch = new Batch();
  const isOpening = category === 'opening';
  const postings = isOpening ? openingPostings('bank', amount) : expensePostings('bank', category, amount);
  const kind = isOpening ? 'opening' : 'expense';
  const fields = { income: null, reason: '', payer: null, period: null, of: null } as const;
  const entry = { date, kind, postings, ...fields } as const;
  postEntry(batch, `${kind}-${date}-${category}`, entry, { id: 'system', name: 'Sistem' });
  await batch.commit();
}

test('income, expenses, result and balances are shown, compared with the last bank statement of the year', async () => {
  freezeClock('2026-02-10T09:00');
  await books();
  await spend('2023-12-31', 'opening', 2_000_000);
  await spend('2024-11-05', 'rent', 400_000);
  await spend('2025-04-01', 'rent', 1_000_000);
  await spend('2025-04-02', 'travel', 250_000);
  await spend('2025-12-28', 'rent', 500_000);
  await spend('2026-01-05', 'hosting', 90_000);
  const closing = (date: string, sen: number) => ({
    ...{ name: `${date}.csv`, account: ownAccount, importedAt: jakarta('2026-01-09T09:00') },
    closing: { date, sen },
  });
  await storeRows(statementFiles, 2, (at) =>
    at === 0 ? closing('2025-12-27', 600_000_000) : closing('2026-01-31', 1),
  );
  const { numbers } = await sheetOf(2025);
  const cash = 'Pemasukan dan pengeluaran';
  expect(
    Object.entries(numbers).filter(([key]) => key.startsWith(`${cash} / `) && key.endsWith('2025')),
  ).toEqual([
    [`${cash} / Pemasukan / 2025`, '2348877'],
    [`${cash} / Pengeluaran: Sewa / 2025`, '1500000'],
    [`${cash} / Pengeluaran: Perjalanan / 2025`, '250000'],
    [`${cash} / Jumlah pengeluaran / 2025`, '1750000'],
    [`${cash} / Hasil / 2025`, '598877'],
  ]);
  expect(numbers).toMatchObject({
    'Saldo buku kas / Rekening bank / 31 Desember 2024': '4100000',
    'Saldo buku kas / Rekening bank / 31 Desember 2025': '4698877',
    'Saldo buku kas / Jumlah / 31 Desember 2025': '4698877',
    'Saldo buku kas / Rekening koran per 27 Desember 2025 / 31 Desember 2025': '6000000',
    'Saldo buku kas / Rekening bank di buku kas per 27 Desember 2025 / 31 Desember 2025': '5048877',
    'Saldo buku kas / Selisih / 31 Desember 2025': '-951123',
  });
});

test('members by status are shown at both ends of the year, if they were counted', async () => {
  freezeClock('2026-02-10T09:00');
  await makeMember({ account: false });
  await makeMember({ account: false, status: 'expired' });
  await (await database()).doc('totals/memberMonths').set({
    '2025-04': { active: 1, waitingApproval: -1, joined: 1 },
    '2026-01': { active: -1, expired: 1 },
  });
  const [last, before] = [await sheetOf(2025), await sheetOf(2024)];
  // The admin registered after the year.
  expect(last.numbers).toMatchObject({
    'Anggota menurut status / Aktif / 31 Desember 2024': 'tidak diketahui',
    'Anggota menurut status / Aktif / 31 Desember 2025': '2',
    'Anggota menurut status / Berakhir / 31 Desember 2025': '0',
    [`${flow} / Orang yang menjadi anggota (sejak April 2025) / 2025`]: '1',
  });
  expect(before.of(flow)).toMatchObject({ 'Orang yang menjadi anggota': 'tidak diketahui' });
});

test('the PDF has two pages without overlaps, for any numbers', async () => {
  freezeClock('2026-02-10T09:00');
  await books();
  const { bytes, headers } = await inProcess(await makeAdmin()).ok('getAnnualReport', {
    year: '2025',
    format: 'pdf',
  });
  expect(headers.get('content-disposition')).toContain('laporan-tahunan-2025.pdf');
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ pages: 2, title: 'Laporan tahunan 2025', overlaps: [] });
  const members = await readPdf(bytes, 2);
  expect(members.overlaps).toEqual([]);
  expect(members.text).toContain('60,0 %');
  const report = await readAnnualReport(2025);
  if (report === undefined) throw new Error('There is no report.');
  const much = { received: -1_234_567_890_123, dues: 9_876_543_210_987, deferred: 1_234_567_890 };
  const kinds = [
    'individual-registration',
    'individual-renewal',
    'institution-registration',
    'institution-renewal',
  ];
  const dues = Object.fromEntries(kinds.map((kind) => [kind, much])) as unknown as NonNullable<
    typeof report.dues
  >;
  const spent = Object.fromEntries(expenseCategories.map((category) => [category, 9_876_543_210_987]));
  const balances = { bank: -1_234_567_890_123, qris: 1, cash: 1_234_567_890_123, elsewhere: 0 };
  const cash = {
    received: 9_876_543_210_987,
    spent: spent as Record<ExpenseCategory, number>,
    start: balances,
    end: balances,
    bank: { file: 'mutasi.csv', date: '2025-12-31', sen: 123_456_789_012_345, balance: -1_234_567_890_123 },
  };
  const rest = { dues, cash, booksStart: '2025-11-30', closedThrough: '2025-11' };
  const largeBytes = await annualReportPdf({ ...report, ...rest });
  for (const page of [1, 2]) {
    const large = await readPdf(largeBytes, page);
    expect(large).toMatchObject({ pages: 2, overlaps: [] });
    expect(large.extent.left).toBeGreaterThanOrEqual(40);
    expect(large.extent.right).toBeLessThanOrEqual(556);
    expect(large.extent.bottom).toBeGreaterThanOrEqual(24);
  }
});
