import type { MembershipStatus } from 'contract/rules/membership';
import { type DuesKind, duesKinds, expenseCategories, moneyAccounts } from 'contract/rules/money/ledger';
import { accountLabels, categoryLabels, incomeLabels } from 'contract/rules/money/ledger-labels';
import { formatDate, formatDateTime, formatMonthYear } from 'contract/text/dates';
import { toSheetHead, toSheetLine } from '#model/files/csv.ts';
import { statusLabels } from '#model/people/profile/user-export.ts';
import type { AnnualReport, YearsDues } from './annual-report.ts';

/** Value of a cell; null if it is unknown. */
export type ReportValue =
  | { readonly rupiah: number | null }
  /** Hundredths of a rupiah. */
  | { readonly sen: number }
  | { readonly count: number | null }
  /** 0 to 1. */
  | { readonly share: number | null }
  | null;

interface ReportRow {
  readonly label: string;
  /** One value for each column except the first. */
  readonly values: readonly ReportValue[];
  readonly isTotal?: true;
}

export interface ReportSection {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly definitions: readonly string[];
  /** True if a new page starts with it. */
  readonly startsPage?: true;
}

const toNoon = (day: string): string => `${day}T12:00:00+07:00`;
const formatDay = (day: string): string => formatDate(toNoon(day));
const formatMonth = (month: string): string => formatMonthYear(toNoon(`${month}-15`));

const sumOfKinds = (dues: Readonly<Record<DuesKind, YearsDues>>, field: keyof YearsDues): number =>
  duesKinds.reduce((sum, kind) => sum + dues[kind][field], 0);

const duesFields = ['received', 'dues', 'deferred'] as const satisfies readonly (keyof YearsDues)[];

function duesSection({ year, dues, other, booksStart }: AnnualReport): ReportSection {
  const rows = duesKinds.map((kind) => ({
    label: incomeLabels[kind],
    values: duesFields.map((field) => ({ rupiah: dues?.[kind][field] ?? null })),
  }));
  const sums = duesFields.map((field) => ({ rupiah: dues && sumOfKinds(dues, field) }));
  return {
    title: 'Iuran menurut jenis',
    columns: ['Jenis', 'Uang masuk', `Iuran ${year}`, 'Iuran tahun berikutnya'],
    rows: [
      ...rows,
      { label: 'Jumlah', values: sums, isTotal: true },
      { label: 'Di antaranya kode unik dan koreksi', values: [{ rupiah: other }, null, null] },
    ],
    definitions: [
      'Uang masuk: yang diterima menurut buku kas, dikurangi yang dikembalikan. Selain iuran hanya ada kode unik dan koreksi.',
      `Iuran ${year}: bagian yang hari-harinya jatuh pada tahun ini, termasuk yang diterima lebih dulu. Iuran tahun berikutnya: bertambahnya bagian yang hari-harinya jatuh sesudah tahun ini.`,
      ...(booksStart === null
        ? ['Buku kas belum berisi catatan.']
        : [`Buku kas dimulai pada ${formatDay(booksStart)}.`]),
    ],
  };
}

const sumAmounts = (by: Readonly<Record<string, number>>): number =>
  Object.values(by).reduce((sum, amount) => sum + amount, 0);

function cashSection({ year, cash, events }: AnnualReport): ReportSection {
  const total = cash && sumAmounts(cash.spent);
  const row = (label: string, rupiah: number | null) => ({ label, values: [{ rupiah }] });
  return {
    title: 'Pemasukan dan pengeluaran',
    columns: ['Keterangan', String(year)],
    rows: [
      row('Pemasukan', cash?.received ?? null),
      ...(events ? [row('Di antaranya acara', events)] : []),
      ...expenseCategories
        .filter((category) => cash !== null && cash.spent[category] !== 0)
        .map((category) => row(`Pengeluaran: ${categoryLabels[category]}`, cash?.spent[category] ?? null)),
      { ...row('Jumlah pengeluaran', total), isTotal: true },
      { ...row('Hasil', cash && cash.received - (total ?? 0)), isTotal: true },
    ],
    definitions: [
      'Pemasukan: uang masuk dari iuran dan acara. Hasil: pemasukan dikurangi pengeluaran, tanpa saldo awal.',
    ],
  };
}

function balancesSection({ from, until, cash }: AnnualReport): ReportSection {
  const bank = cash?.bank ?? null;
  const bankRows =
    bank === null
      ? []
      : [
          {
            label: `Rekening koran per ${formatDay(bank.date)}`,
            values: [null, { sen: bank.sen }],
          },
          {
            label: `Rekening bank di buku kas per ${formatDay(bank.date)}`,
            values: [null, { rupiah: bank.balance }],
          },
          {
            label: 'Selisih',
            values: [null, { sen: bank.balance * 100 - bank.sen }],
            isTotal: true as const,
          },
        ];
  return {
    title: 'Saldo buku kas',
    columns: ['Akun', formatDay(from), formatDay(until)],
    rows: [
      ...moneyAccounts.map((account) => ({
        label: accountLabels[account],
        values: [{ rupiah: cash?.start[account] ?? null }, { rupiah: cash?.end[account] ?? null }],
      })),
      {
        label: 'Jumlah',
        values: [{ rupiah: cash && sumAmounts(cash.start) }, { rupiah: cash && sumAmounts(cash.end) }],
        isTotal: true,
      },
      ...bankRows,
    ],
    definitions: [
      bank === null
        ? 'Rekening koran dengan saldo akhir belum diimpor.'
        : 'Rekening koran: saldo akhir dari impor terakhir sampai akhir masa ini.',
    ],
    startsPage: true,
  };
}

const statuses = Object.keys(statusLabels) as MembershipStatus[];

function accountsSection({ from, until, accounts }: AnnualReport): ReportSection {
  const { start, end, since } = accounts;
  const all = (of: AnnualReport['accounts']['start']): number | null =>
    of && statuses.reduce((sum, status) => sum + of[status], 0);
  return {
    title: 'Anggota menurut status',
    columns: ['Status', formatDay(from), formatDay(until)],
    rows: [
      ...statuses.map((status) => ({
        label: statusLabels[status],
        values: [{ count: start?.[status] ?? null }, { count: end?.[status] ?? null }],
      })),
      { label: 'Semua akun', values: [{ count: all(start) }, { count: all(end) }], isTotal: true },
    ],
    definitions: [
      'Semua akun pada akhir hari itu, juga akun anggota dari institusi dan akun admin.',
      since === null ? 'Status belum pernah dihitung.' : `Dihitung sejak ${formatMonth(since)}.`,
    ],
  };
}

/** Returns the start date for numbers that cover only a part of the year. */
const formatSince = (start: string | null, from: string, text: (start: string) => string): string =>
  start !== null && start > from ? ` (sejak ${text(start)})` : '';

function membershipsSection(report: AnnualReport): ReportSection {
  const { year, from, until, isOver, accounts, memberships, booksStart } = report;
  const { start, joined, left, end, renewalRate } = memberships;
  const first = formatSince(booksStart, `${year}-01-01`, formatDay);
  const firstMonth = formatSince(accounts.since, `${year}-01`, formatMonth);
  return {
    title: 'Bergabung, keluar, dan perpanjangan',
    columns: ['Keanggotaan berbayar', String(year)],
    rows: [
      { label: `Berlaku pada ${formatDay(from)}`, values: [{ count: start }] },
      { label: `Bergabung${joined === null ? '' : first}`, values: [{ count: joined }] },
      { label: 'Keluar', values: [{ count: left }] },
      { label: `Berlaku pada ${formatDay(until)}`, values: [{ count: end }], isTotal: true },
      { label: 'Tingkat perpanjangan', values: [{ share: renewalRate }] },
      {
        label: `Orang yang menjadi anggota${accounts.joined === null ? '' : firstMonth}`,
        values: [{ count: accounts.joined }],
      },
    ],
    definitions: [
      'Keanggotaan berbayar: satu untuk setiap individu atau institusi yang masa bayarnya mencakup hari itu. Akun yang dihapus ikut sampai masa itu habis. Bergabung: masa bayar pertamanya mulai tahun ini.',
      'Keluar: yang masa bayarnya habis tanpa perpanjangan, dikurangi yang kembali setelah jeda.',
      `Tingkat perpanjangan: keanggotaan yang berlaku pada akhir tahun dan tidak baru bergabung, dibandingkan dengan yang berlaku pada awalnya.${isOver ? '' : ' Baru diketahui setelah tahun ini berakhir.'}`,
      'Orang yang menjadi anggota: akun yang disetujui tahun ini, juga anggota dari institusi.',
    ],
  };
}

export const reportTitle = ({ year }: AnnualReport): string => `Laporan tahunan ${year}`;

export function reportState({ year, until, isOver, madeAt, closedThrough }: AnnualReport): string {
  const span = isOver ? `Tahun ${year}` : `1 Januari sampai ${formatDay(until)}`;
  const books =
    closedThrough === `${year}-12`
      ? 'Buku kas tahun ini ditutup.'
      : closedThrough === null
        ? 'Buku kas belum ditutup: angkanya masih dapat berubah.'
        : `Buku kas ditutup sampai ${formatMonth(closedThrough)}: angka sesudahnya masih dapat berubah.`;
  return `${span}, waktu Jakarta. Dibuat ${formatDateTime(madeAt)} WIB. ${books}`;
}

export const reportSections = (report: AnnualReport): readonly ReportSection[] => [
  duesSection(report),
  cashSection(report),
  balancesSection(report),
  accountsSection(report),
  membershipsSection(report),
];

export const unknownText = 'tidak diketahui';

const toCell = (value: NonNullable<ReportValue>): number | string => {
  if ('share' in value) return value.share === null ? unknownText : Math.round(value.share * 1000) / 10;
  if ('sen' in value) return value.sen / 100;
  return ('rupiah' in value ? value.rupiah : value.count) ?? unknownText;
};

const toUnit = (value: NonNullable<ReportValue>): string =>
  'share' in value ? '%' : 'count' in value ? '' : 'Rp';

/** Formats the report as CSV for Indonesian spreadsheets, one line for each number with its headings. */
export function reportSheet(report: AnnualReport): string {
  const lines: (string | number)[][] = [[reportTitle(report), reportState(report), '', '', '']];
  for (const { title, columns, rows, definitions } of reportSections(report)) {
    for (const { label, values } of rows) {
      values.forEach((value, at) => {
        if (value !== null) lines.push([title, label, columns[at + 1] ?? '', toCell(value), toUnit(value)]);
      });
    }
    for (const definition of definitions) lines.push([title, definition, '', '', '']);
  }
  const head = toSheetHead(['Bagian', 'Keterangan', 'Kolom', 'Nilai', 'Satuan']);
  return head + lines.map(toSheetLine).join('');
}
