import { cleanCells, titleKey } from './cells.ts';
import type { AmountColumns, Columns, ColumnTitles, TableLayout } from './layouts/layout.ts';
import { Refused } from './refused.ts';
import type { TableRow, UnknownTable } from './statement.ts';

/** Titles stand among so many rows at the top of a file. */
export const headerDepth = 60;
/** How many rows the mapping screen shows. */
const shownRows = 8;

/** The titles of a row, folded. */
export const titlesOf = (row: TableRow): string[] => cleanCells(row).map(titleKey);

/** Finds columns by their titles; each column is found once. */
class Finder {
  readonly #titles: readonly string[];
  readonly #taken = new Set<number>();
  isWhole = true;

  constructor(titles: readonly string[]) {
    this.#titles = titles;
  }

  /** -1 where there is none. */
  optional(wanted: ColumnTitles): number {
    const place = this.#titles.findIndex((title, index) => !this.#taken.has(index) && wanted.includes(title));
    if (place >= 0) this.#taken.add(place);
    return place;
  }

  required(wanted: ColumnTitles): number {
    const place = this.optional(wanted);
    if (place < 0) this.isWhole = false;
    return place;
  }

  /** The untitled one beside another. */
  beside(place: number): number {
    if (this.#titles[place + 1] === '') return place + 1;
    this.isWhole = false;
    return -1;
  }

  /** A title of a column that was found which stands over another, too. */
  doubled(wanted: readonly ColumnTitles[]): string | undefined {
    return this.#titles.find(
      (title, index) => !this.#taken.has(index) && wanted.some((one) => one.includes(title)),
    );
  }
}

function amountColumns(finder: Finder, amount: AmountColumns<ColumnTitles>): AmountColumns<number> {
  if (amount.kind === 'sides') {
    return { kind: 'sides', credit: finder.required(amount.credit), debit: finder.required(amount.debit) };
  }
  const { mark, amount: titles, ...rest } = amount;
  const place = finder.required(titles);
  if (mark === undefined) return { ...rest, amount: place };
  return { ...rest, amount: place, mark: mark[0] === '' ? finder.beside(place) : finder.required(mark) };
}

const amountTitles = (amount: AmountColumns<ColumnTitles>): ColumnTitles[] =>
  amount.kind === 'sides' ? [amount.credit, amount.debit] : [amount.amount];

/**
 * Where the columns of a layout stand under these titles.
 *
 * @returns undefined when the titles are not those of the layout
 * @throws Refused when a title that tells an amount, a day or a balance stands over two columns
 */
function columnsIn(
  titles: readonly string[],
  { columns, knownBy = [] }: TableLayout,
  line: number,
): Columns<number> | undefined {
  if (!columns.date.some((title) => titles.includes(title))) return undefined;
  const finder = new Finder(titles);
  const { date, narrative, amount, balance } = columns;
  const found = {
    date: finder.required(date),
    narrative: narrative.map((wanted) => finder.required(wanted)),
    amount: amountColumns(finder, amount),
    ...(balance === undefined ? {} : { balance: finder.required(balance) }),
  };
  const isKnown = knownBy.every((wanted) => titles.some((title) => wanted.includes(title)));
  if (!finder.isWhole || !isKnown) return undefined;
  const doubled = finder.doubled([
    date,
    ...amountTitles(amount),
    ...(balance === undefined ? [] : [balance]),
  ]);
  if (doubled !== undefined) throw new Refused('columnsDoubled', line, doubled);
  const extras = (['time', 'reference', 'balanceBefore', 'account', 'currency'] as const).flatMap((name) => {
    const wanted = columns[name];
    const place = wanted === undefined ? -1 : finder.optional(wanted);
    return place < 0 ? [] : [[name, place] as const];
  });
  return { ...found, ...Object.fromEntries(extras) };
}

/** A table whose titles were found: everything above `index` is no line. */
export interface KnownTable {
  readonly layout: TableLayout<number>;
  readonly index: number;
  /** Folded; a row that repeats them is none either. */
  readonly titles: readonly string[];
}

/** Packed tables have their titles pushed aside, too. */
export const packed = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

/**
 * The first row that has the titles of one of these layouts; of several layouts the first.
 *
 * @throws Refused for titles that are not plain
 */
export function findKnown(
  rows: readonly TableRow[],
  layouts: readonly TableLayout[],
): KnownTable | undefined {
  for (const [index, row] of rows.slice(0, headerDepth).entries()) {
    const all = titlesOf(row);
    for (const layout of layouts) {
      const titles = layout.packed === true ? packed(all) : all;
      const columns = columnsIn(titles, layout, row.line);
      if (columns !== undefined) return { layout: { ...layout, columns }, index, titles };
    }
  }
  return undefined;
}

/** 16 hexadecimal digits that are the same for the same titles (FNV-1a of 64 bits, over their UTF-16 units). */
export function headerKeyOf(titles: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of titles.join('|')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Titles are words: more than two cells of letters, and none that begins with a digit. */
const looksLikeTitles = (cells: readonly string[]): boolean =>
  cells.filter((cell) => /^[^\d\W]/.test(cell)).length > 2 && !cells.some((cell) => /^[-+('"]?\d/.test(cell));

/** What the mapping screen shows of a table that nobody knows; undefined when no row can be its titles. */
export function unknownTable(rows: readonly TableRow[]): UnknownTable | undefined {
  const index = rows.slice(0, headerDepth).findIndex((row) => looksLikeTitles(cleanCells(row)));
  const header = rows[index];
  if (header === undefined) return undefined;
  const columns = cleanCells(header);
  const beneath = rows.slice(index + 1).filter((row) => cleanCells(row).length > 0);
  return {
    headerKey: headerKeyOf(titlesOf(header)),
    line: header.line,
    columns,
    rows: beneath.slice(0, shownRows).map((row) => {
      const cells = cleanCells(row);
      return { line: row.line, cells: columns.map((_, place) => cells[place] ?? '') };
    }),
  };
}
