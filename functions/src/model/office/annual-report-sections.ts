import type { MembershipStatus } from 'contract/rules/membership';
import { type IncomeKind, incomeKinds } from 'contract/rules/money/ledger';
import { incomeLabels } from 'contract/rules/money/ledger-labels';
import { indonesianDate, indonesianMoment, indonesianMonthYear } from 'contract/words/dates';
import { statusWords } from '#model/people/user-export.ts';
import type { AnnualReport, YearsDues } from './annual-report.ts';

/** What stands in a cell; null where it is not known. */
export type ReportValue =
  | { readonly rupiah: number | null }
  | { readonly count: number | null }
  /** 0 to 1. */
  | { readonly share: number | null }
  /** Nothing belongs there. */
  | null;

interface ReportRow {
  readonly label: string;
  /** As many as there are columns. */
  readonly values: readonly ReportValue[];
  readonly isTotal?: true;
}

/** A table of the report, and what its numbers mean. */
export interface ReportSection {
  readonly title: string;
  /** Of the first column, then of the others. */
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly definitions: readonly string[];
}

const noon = (day: string): string => `${day}T12:00:00+07:00`;
const dayText = (day: string): string => indonesianDate(noon(day));
const monthText = (month: string): string => indonesianMonthYear(noon(`${month}-15`));

const sumOver = (dues: Readonly<Record<IncomeKind, YearsDues>>, field: keyof YearsDues): number =>
  incomeKinds.reduce((sum, kind) => sum + dues[kind][field], 0);

const duesFields = ['received', 'dues', 'deferred'] as const satisfies readonly (keyof YearsDues)[];

function duesSection({ year, dues, other, booksStart }: AnnualReport): ReportSection {
  const rows = incomeKinds.map((kind) => ({
    label: incomeLabels[kind],
    values: duesFields.map((field) => ({ rupiah: dues?.[kind][field] ?? null })),
  }));
  const sums = duesFields.map((field) => ({ rupiah: dues && sumOver(dues, field) }));
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
        : [`Buku kas dimulai pada ${dayText(booksStart)}.`]),
    ],
  };
}

const statuses = Object.keys(statusWords) as MembershipStatus[];

function accountsSection({ from, until, accounts }: AnnualReport): ReportSection {
  const { start, end, since } = accounts;
  const all = (of: AnnualReport['accounts']['start']): number | null =>
    of && statuses.reduce((sum, status) => sum + of[status], 0);
  return {
    title: 'Anggota menurut status',
    columns: ['Status', dayText(from), dayText(until)],
    rows: [
      ...statuses.map((status) => ({
        label: statusWords[status],
        values: [{ count: start?.[status] ?? null }, { count: end?.[status] ?? null }],
      })),
      { label: 'Semua akun', values: [{ count: all(start) }, { count: all(end) }], isTotal: true },
    ],
    definitions: [
      'Semua akun pada akhir hari itu, juga akun anggota dari institusi dan akun admin.',
      since === null ? 'Status belum pernah dihitung.' : `Dihitung sejak ${monthText(since)}.`,
    ],
  };
}

/** What is counted for a part of the year alone says since when. */
const sinceText = (start: string | null, from: string, text: (start: string) => string): string =>
  start !== null && start > from ? ` (sejak ${text(start)})` : '';

function membershipsSection(report: AnnualReport): ReportSection {
  const { year, from, until, isOver, accounts, memberships, booksStart } = report;
  const { start, joined, left, end, renewalRate } = memberships;
  const first = sinceText(booksStart, `${year}-01-01`, dayText);
  const firstMonth = sinceText(accounts.since, `${year}-01`, monthText);
  return {
    title: 'Bergabung, keluar, dan perpanjangan',
    columns: ['Keanggotaan berbayar', String(year)],
    rows: [
      { label: `Berlaku pada ${dayText(from)}`, values: [{ count: start }] },
      { label: `Bergabung${joined === null ? '' : first}`, values: [{ count: joined }] },
      { label: 'Keluar', values: [{ count: left }] },
      { label: `Berlaku pada ${dayText(until)}`, values: [{ count: end }], isTotal: true },
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

/** How much of the year it tells of, when it was made, and whether its numbers can still change. */
export function reportState({ year, until, isOver, madeAt, closedThrough }: AnnualReport): string {
  const span = isOver ? `Tahun ${year}` : `1 Januari sampai ${dayText(until)}`;
  const books =
    closedThrough === `${year}-12`
      ? 'Buku kas tahun ini ditutup.'
      : closedThrough === null
        ? 'Buku kas belum ditutup: angkanya masih dapat berubah.'
        : `Buku kas ditutup sampai ${monthText(closedThrough)}: angka sesudahnya masih dapat berubah.`;
  return `${span}, waktu Jakarta. Dibuat ${indonesianMoment(madeAt)} WIB. ${books}`;
}

export const reportSections = (report: AnnualReport): readonly ReportSection[] => [
  duesSection(report),
  accountsSection(report),
  membershipsSection(report),
];

export const unknownText = 'tidak diketahui';
