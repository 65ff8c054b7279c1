import { isBlankAmount } from './amounts.ts';
import { cleanCells, titleKey } from './cells.ts';
import { isDateLike } from './dates.ts';
import { type RecognisedTable, withoutEmptyCells } from './header.ts';
import type { Columns, TableLayout } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';
import type { TableRow } from './statement.ts';
import { emptyMetadata, parseMetadataRow, type StatementMetadata } from './statement-metadata.ts';

export interface RawLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isPending: boolean;
  /** Narrative texts of the rows that continue this one. */
  readonly more: string[];
}

export interface RawTable {
  readonly lines: readonly RawLine[];
  readonly metadata: StatementMetadata;
}

const isAmountLike = (cell: string): boolean => /^\D{0,4}\d[\d.,]*[.,]\d\d\b/.test(cell);

class RowClassifier {
  readonly #layout: TableLayout<number>;
  readonly #width: number;
  readonly lines: RawLine[] = [];
  readonly metadata: StatementMetadata = emptyMetadata();

  constructor(layout: TableLayout<number>, width: number) {
    this.#layout = layout;
    this.#width = width;
  }

  classify(cells: readonly string[], line: number): void {
    const { columns, dates, pending } = this.#layout;
    const date = cells[columns.date] ?? '';
    const isPending = pending !== undefined && titleKey(date) === pending;
    const rule = { order: dates.order, serials: dates.serials === true };
    if (isPending || (isDateLike(date, rule) && !this.#isPageHeader(cells))) {
      // More cells than titles: an unquoted amount was split. A packed table may not have fewer either.
      const fits = this.#layout.packed === true ? cells.length === this.#width : cells.length <= this.#width;
      if (!fits) throw new StatementRefusedError('rowUnknown', line, cells.join(' '));
      this.lines.push({ line, cells, isPending, more: [] });
    } else if (
      !parseMetadataRow(this.metadata, cells, line) &&
      !this.#appendContinuation(cells) &&
      !this.#isPageHeader(cells)
    ) {
      throw this.#refuse(cells, line, date);
    }
  }

  #amounts(cells: readonly string[]): string[] {
    const { amount }: Columns<number> = this.#layout.columns;
    const places = amount.kind === 'debitCreditColumns' ? [amount.credit, amount.debit] : [amount.amount];
    return places.map((place) => cells[place] ?? '').filter((cell) => !isBlankAmount(cell));
  }

  #appendContinuation(cells: readonly string[]): boolean {
    const { columns, continued } = this.#layout;
    const before = this.lines.at(-1);
    const more = columns.narrative.map((place) => cells[place] ?? '').filter((cell) => cell !== '');
    const isOnly = more.length === cells.filter((cell) => cell !== '').length;
    if (continued !== true || before === undefined || !isOnly) return false;
    before.more.push(...more);
    return true;
  }

  /** Returns true for a page header: only in a table with running balances, and without an amount. */
  #isPageHeader(cells: readonly string[]): boolean {
    return this.#layout.paged === true && cells.length !== this.#width && !cells.some(isAmountLike);
  }

  #refuse(cells: readonly string[], line: number, date: string): StatementRefusedError {
    return date !== '' && this.#amounts(cells).length > 0
      ? new StatementRefusedError('dateInvalid', line, date)
      : new StatementRefusedError('rowUnknown', line, cells.join(' '));
  }
}

/** Throws StatementRefusedError for a row that is no line, metadata or page header. */
export function classifyRows(
  rows: readonly TableRow[],
  { layout, index, titles }: RecognisedTable,
): RawTable {
  const sorter = new RowClassifier(layout, titles.length);
  rows.forEach((row, place) => {
    const all = cleanCells(row);
    const cells = layout.packed === true ? withoutEmptyCells(all) : all;
    if (place < index) parseMetadataRow(sorter.metadata, cells, row.line);
    const isRepeatedHeader =
      cells.length === titles.length && cells.every((cell, at) => titleKey(cell) === titles[at]);
    if (place > index && cells.length > 0 && !isRepeatedHeader) sorter.classify(cells, row.line);
  });
  return sorter;
}
