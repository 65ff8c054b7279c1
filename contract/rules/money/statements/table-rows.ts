import { isBlankAmount } from './amounts.ts';
import { cleanCells, titleKey } from './cells.ts';
import { looksLikeDate } from './dates.ts';
import { type KnownTable, packed } from './header.ts';
import type { Columns, TableLayout } from './layouts/layout.ts';
import { Refused } from './refused.ts';
import type { TableRow } from './statement.ts';
import { noSurroundings, type Surroundings, takeSurroundings } from './surroundings.ts';

/** A row that tells of money, with its cells as they stand there. */
export interface RawLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isPending: boolean;
  /** What rows below it carried on. */
  readonly more: string[];
}

/** A table by what its rows are. */
export interface RawTable {
  readonly raws: readonly RawLine[];
  readonly around: Surroundings;
}

const looksLikeAmount = (cell: string): boolean => /^\D{0,4}\d[\d.,]*[.,]\d\d\b/.test(cell);

/** What a row is, other than a line. */
class Sorter {
  readonly #layout: TableLayout<number>;
  readonly #width: number;
  readonly raws: RawLine[] = [];
  readonly around: Surroundings = noSurroundings();

  constructor(layout: TableLayout<number>, width: number) {
    this.#layout = layout;
    this.#width = width;
  }

  take(cells: readonly string[], line: number): void {
    const { columns, dates, pending } = this.#layout;
    const date = cells[columns.date] ?? '';
    const isPending = pending !== undefined && titleKey(date) === pending;
    const rule = { order: dates.order, serials: dates.serials === true };
    if (isPending || (looksLikeDate(date, rule) && !this.#isAside(cells))) {
      // More cells than titles: an amount was cut at its commas, as nobody quoted it. Packed, none may be missing either.
      const fits = this.#layout.packed === true ? cells.length === this.#width : cells.length <= this.#width;
      if (!fits) throw new Refused('rowUnknown', line, cells.join(' '));
      this.raws.push({ line, cells, isPending, more: [] });
    } else if (
      !takeSurroundings(this.around, cells, line) &&
      !this.#carriesOn(cells) &&
      !this.#isAside(cells)
    ) {
      throw this.#unknown(cells, line, date);
    }
  }

  #amounts(cells: readonly string[]): string[] {
    const { amount }: Columns<number> = this.#layout.columns;
    const places = amount.kind === 'sides' ? [amount.credit, amount.debit] : [amount.amount];
    return places.map((place) => cells[place] ?? '').filter((cell) => !isBlankAmount(cell));
  }

  #carriesOn(cells: readonly string[]): boolean {
    const { columns, continued } = this.#layout;
    const before = this.raws.at(-1);
    const more = columns.narrative.map((place) => cells[place] ?? '').filter((cell) => cell !== '');
    const isOnly = more.length === cells.filter((cell) => cell !== '').length;
    if (continued !== true || before === undefined || !isOnly) return false;
    before.more.push(...more);
    return true;
  }

  /** The title of a page: in a table whose lines are chained by their balances, and without an amount. */
  #isAside(cells: readonly string[]): boolean {
    return this.#layout.paged === true && cells.length !== this.#width && !cells.some(looksLikeAmount);
  }

  #unknown(cells: readonly string[], line: number, date: string): Refused {
    return date !== '' && this.#amounts(cells).length > 0
      ? new Refused('dateInvalid', line, date)
      : new Refused('rowUnknown', line, cells.join(' '));
  }
}

/**
 * Sorts the rows of a table into lines, what is said around them, and what means nothing.
 *
 * @throws Refused for a row that is neither
 */
export function sortRows(rows: readonly TableRow[], { layout, index, titles }: KnownTable): RawTable {
  const sorter = new Sorter(layout, titles.length);
  rows.forEach((row, place) => {
    const all = cleanCells(row);
    const cells = layout.packed === true ? packed(all) : all;
    if (place < index) takeSurroundings(sorter.around, cells, row.line);
    const isTitles =
      cells.length === titles.length && cells.every((cell, at) => titleKey(cell) === titles[at]);
    if (place > index && cells.length > 0 && !isTitles) sorter.take(cells, row.line);
  });
  return sorter;
}
