import { cleanCells, titleKey } from './cells.ts';
import type { AmountColumns, Columns, ColumnTitles, TableLayout } from './layouts/layout.ts';
import { knownTables, type StatementLayout } from './layouts/table-layouts.ts';
import { StatementRefusedError } from './refused.ts';
import type { TableRow, UnknownTable } from './statement.ts';

/** Maximum number of rows at the top of a file in which the header row can be. */
export const maxHeaderRows = 60;
const sampleRows = 8;

export const normalisedTitles = (row: TableRow): string[] => cleanCells(row).map(titleKey);

/** Finds columns by their titles. A column is assigned once. */
class ColumnFinder {
  readonly #titles: readonly string[];
  readonly #assigned = new Set<number>();
  isComplete = true;

  constructor(titles: readonly string[]) {
    this.#titles = titles;
  }

  /** Returns the index of the column, or -1. */
  optional(accepted: ColumnTitles): number {
    const place = this.#titles.findIndex(
      (title, index) => !this.#assigned.has(index) && accepted.includes(title),
    );
    if (place >= 0) this.#assigned.add(place);
    return place;
  }

  required(accepted: ColumnTitles): number {
    const place = this.optional(accepted);
    if (place < 0) this.isComplete = false;
    return place;
  }

  /** Finds the untitled column next to another. */
  untitledNextTo(place: number): number {
    if (this.#titles[place + 1] === '') return place + 1;
    this.isComplete = false;
    return -1;
  }

  /** Returns a title of an assigned column that a second column has too. */
  findDuplicate(accepted: readonly ColumnTitles[]): string | undefined {
    return this.#titles.find(
      (title, index) => !this.#assigned.has(index) && accepted.some((one) => one.includes(title)),
    );
  }
}

function findAmountColumns(finder: ColumnFinder, amount: AmountColumns<ColumnTitles>): AmountColumns<number> {
  if (amount.kind === 'debitCreditColumns') {
    const [credit, debit] = [finder.required(amount.credit), finder.required(amount.debit)];
    return { kind: 'debitCreditColumns', credit, debit };
  }
  const { mark, amount: titles, ...rest } = amount;
  const place = finder.required(titles);
  if (mark === undefined) return { ...rest, amount: place };
  const markPlace = mark[0] === '' ? finder.untitledNextTo(place) : finder.required(mark);
  return { ...rest, amount: place, mark: markPlace };
}

const amountTitles = (amount: AmountColumns<ColumnTitles>): ColumnTitles[] =>
  amount.kind === 'debitCreditColumns' ? [amount.credit, amount.debit] : [amount.amount];

/**
 * Returns undefined if the titles do not fit. Throws StatementRefusedError if amount, date or balance has two
 * columns.
 */
function findColumns(
  titles: readonly string[],
  { columns, requiredHeaders = [] }: TableLayout,
  line: number,
): Columns<number> | undefined {
  if (!columns.date.some((title) => titles.includes(title))) return undefined;
  const finder = new ColumnFinder(titles);
  const { date, narrative, amount, balance } = columns;
  const found = {
    date: finder.required(date),
    narrative: narrative.map((accepted) => finder.required(accepted)),
    amount: findAmountColumns(finder, amount),
    ...(balance === undefined ? {} : { balance: finder.required(balance) }),
  };
  const isKnown = requiredHeaders.every((accepted) => titles.some((title) => accepted.includes(title)));
  if (!finder.isComplete || !isKnown) return undefined;
  const doubled = finder.findDuplicate([
    date,
    ...amountTitles(amount),
    ...(balance === undefined ? [] : [balance]),
  ]);
  if (doubled !== undefined) throw new StatementRefusedError('columnsDoubled', line, doubled);
  const extras = (['time', 'reference', 'balanceBefore', 'account', 'currency'] as const).flatMap((name) => {
    const accepted = columns[name];
    const place = accepted === undefined ? -1 : finder.optional(accepted);
    return place < 0 ? [] : [[name, place] as const];
  });
  return { ...found, ...Object.fromEntries(extras) };
}

/** A table with a recognised header row. Rows above `index` are not lines. */
export interface RecognisedTable {
  readonly name: StatementLayout;
  readonly layout: TableLayout<number>;
  readonly index: number;
  /** Normalised titles; a row that repeats them is not a line. */
  readonly titles: readonly string[];
}

/** Removes empty cells. In packed tables, merged cells shift the titles too. */
export const withoutEmptyCells = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

/** Finds the first row with the titles of a layout. Throws StatementRefusedError for duplicate titles. */
export function findKnownTable(rows: readonly TableRow[]): RecognisedTable | undefined {
  for (const [index, row] of rows.slice(0, maxHeaderRows).entries()) {
    const all = normalisedTitles(row);
    for (const [name, layout] of knownTables) {
      const titles = layout.packed === true ? withoutEmptyCells(all) : all;
      const columns = findColumns(titles, layout, row.line);
      if (columns !== undefined) return { name, layout: { ...layout, columns }, index, titles };
    }
  }
  return undefined;
}

/** Returns 16 hexadecimal digits that identify the titles (64-bit FNV-1a over their UTF-16 units). */
export function computeHeaderKey(titles: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of titles.join('|')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Returns true for a row with more than two text cells and without a cell that begins with a digit. */
const isHeaderCandidate = (cells: readonly string[]): boolean =>
  cells.filter((cell) => /^[^\d\W]/.test(cell)).length > 2 && !cells.some((cell) => /^[-+('"]?\d/.test(cell));

/** Returns the data for the mapping screen of an unknown table; undefined if no row can be a header row. */
export function describeUnknownTable(rows: readonly TableRow[]): UnknownTable | undefined {
  const index = rows.slice(0, maxHeaderRows).findIndex((row) => isHeaderCandidate(cleanCells(row)));
  const header = rows[index];
  if (header === undefined) return undefined;
  const columns = cleanCells(header);
  const rowsBelow = rows.slice(index + 1).filter((row) => cleanCells(row).length > 0);
  return {
    headerKey: computeHeaderKey(normalisedTitles(header)),
    line: header.line,
    columns,
    rows: rowsBelow.slice(0, sampleRows).map((row) => {
      const cells = cleanCells(row);
      return { line: row.line, cells: columns.map((_, place) => cells[place] ?? '') };
    }),
  };
}

/** The columns that every statement needs: their names in refusals, and parts of the titles of banks. */
const neededColumns = [
  ['tanggal', /tanggal|tgl|date|waktu/],
  ['keterangan', /keterangan|uraian|deskripsi|description|remark|detail|narrative/],
  ['jumlah', /jumlah|nominal|mutasi|debet|debit|kredit|credit|amount/],
] as const;

/** Returns the names of needed columns that no row at the top of a table has; none for a text without columns. */
export function findMissingColumns(rows: readonly TableRow[]): string[] {
  const top = rows.slice(0, maxHeaderRows).map(normalisedTitles);
  if (!top.some((titles) => titles.length > 1)) return [];
  const present = top.flat();
  return neededColumns.flatMap(([name, title]) => (present.some((one) => title.test(one)) ? [] : [name]));
}
