import type { StatementMapping } from 'contract/rules/money/statements/statement';
import type { UnknownTable } from 'contract/schemas/statement-mapping';

export const columnRoles = {
  none: 'Tidak dipakai',
  date: 'Tanggal',
  time: 'Jam',
  narrative: 'Keterangan',
  reference: 'Nomor referensi',
  credit: 'Uang masuk',
  debit: 'Uang keluar',
  amount: 'Jumlah',
  mark: 'Tanda masuk/keluar',
  balance: 'Saldo',
  account: 'Nomor rekening',
} as const;
export type ColumnRole = keyof typeof columnRoles;

export interface ColumnChoice {
  readonly roles: readonly ColumnRole[];
  readonly dateOrder: StatementMapping['dateOrder'];
  /** Value of the mark column for incoming money. */
  readonly credit: string;
  /** Source of the account number when no column contains it. */
  readonly account: 'above' | 'unnamed';
}

/** Column titles that banks use. The first matching pattern determines the role. */
const usualTitles: readonly (readonly [ColumnRole, RegExp])[] = [
  ['balance', /saldo|balance/i],
  ['date', /^(tgl|tanggal|date|post|trans\w* date)/i],
  ['time', /jam|waktu|time/i],
  ['credit', /kredit|credit|masuk/i],
  ['debit', /debet|debit|keluar/i],
  ['mark', /jenis|tipe|type|d\/?[ck]\b|[ck]r?\/?db?\b/i],
  ['amount', /jumlah|nominal|amount|mutasi/i],
  ['reference', /ref|jurnal|journal/i],
  ['account', /rek|account/i],
  ['narrative', /ket|uraian|desc|remark|berita|catatan|narasi|transaksi/i],
];

/** Returns whether several columns may have this role. */
const isShared = (role: ColumnRole): boolean => role === 'narrative' || role === 'none';

export function guessColumns({ columns, rows }: UnknownTable): ColumnChoice {
  const roles: ColumnRole[] = [];
  for (const title of columns) {
    const [role = 'none'] = usualTitles.find(([, titles]) => titles.test(title)) ?? [];
    roles.push(!isShared(role) && roles.includes(role) ? 'none' : role);
  }
  const mark = roles.indexOf('mark');
  const [credit = ''] = rows.flatMap(({ cells }) => cells[mark] ?? []).filter((cell) => /^(c|k)/i.test(cell));
  const isIso = rows.some(({ cells }) => /^\d{4}\D/.test(cells[roles.indexOf('date')] ?? ''));
  return { roles, dateOrder: isIso ? 'ymd' : 'dmy', credit, account: 'above' };
}

/** Returns the problem that prevents reading the table, in Indonesian; undefined when complete. */
export function findMappingProblem({ roles, credit }: ColumnChoice): string | undefined {
  const has = (role: ColumnRole) => roles.includes(role);
  const twice = roles.find((role, place) => !isShared(role) && roles.indexOf(role) !== place);
  if (twice !== undefined) return `Dua kolom dipilih sebagai ${columnRoles[twice]}.`;
  if (!has('date')) return 'Pilih kolom Tanggal.';
  if (has('amount') && (has('credit') || has('debit'))) {
    return 'Pilih Jumlah, atau Uang masuk dan Uang keluar, tidak keduanya.';
  }
  if (!has('amount') && !(has('credit') && has('debit'))) {
    return 'Pilih kolom Jumlah, atau Uang masuk dan Uang keluar.';
  }
  if (has('mark') && credit.trim() === '') return 'Tulis tanda untuk uang masuk.';
  return undefined;
}

/** Returns the mapping to send; undefined while the choice is incomplete. */
export function toMapping({ headerKey }: UnknownTable, choice: ColumnChoice): StatementMapping | undefined {
  if (findMappingProblem(choice) !== undefined) return undefined;
  const { roles, dateOrder, credit, account } = choice;
  const at = (role: ColumnRole): number => roles.indexOf(role);
  const orNull = (role: ColumnRole): number | null => (at(role) < 0 ? null : at(role));
  return {
    headerKey,
    date: at('date'),
    dateOrder,
    time: orNull('time'),
    narrative: roles.flatMap((role, place) => (role === 'narrative' ? [place] : [])),
    reference: orNull('reference'),
    amount: amountOf(at, credit.trim()),
    balance: orNull('balance'),
    account: orNull('account') ?? account,
  };
}

function amountOf(at: (role: ColumnRole) => number, credit: string): StatementMapping['amount'] {
  if (at('amount') < 0) return { kind: 'sides', credit: at('credit'), debit: at('debit') };
  if (at('mark') < 0) return { kind: 'signed', column: at('amount') };
  return { kind: 'marked', column: at('amount'), mark: at('mark'), credit };
}
