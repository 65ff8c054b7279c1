import {
  type Amount,
  type DecimalSeparator,
  isBlankAmount,
  parseAmount,
  parseBalance,
  parseSide,
} from './amounts.ts';
import { type BookedLine, formatSen } from './balances.ts';
import type { LocatedText } from './cells.ts';
import { type DateRules, type ParsedDate, parseDate, parseTime } from './dates.ts';
import type { AmountColumns, TableLayout } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';
import type { RawLine } from './table-rows.ts';

export class TableLine {
  readonly #raw: RawLine;
  readonly #layout: TableLayout<number>;

  constructor(raw: RawLine, layout: TableLayout<number>) {
    this.#raw = raw;
    this.#layout = layout;
  }

  get line(): number {
    return this.#raw.line;
  }

  get isPending(): boolean {
    return this.#raw.isPending;
  }

  at(place: number | undefined): LocatedText {
    return { text: place === undefined ? '' : (this.#raw.cells[place] ?? ''), line: this.line };
  }

  /** Returns every cell that must be an amount. */
  amounts(): LocatedText[] {
    const { amount, balance, balanceBefore } = this.#layout.columns;
    const places = amount.kind === 'debitCreditColumns' ? [amount.credit, amount.debit] : [amount.amount];
    return [...places, balance, balanceBefore]
      .map((place) => this.at(place))
      .filter(({ text }) => !isBlankAmount(text));
  }

  narrative(): string {
    const cells = this.#layout.columns.narrative.map((place) => this.at(place).text);
    return [...cells, ...this.#raw.more].filter((cell) => cell !== '').join(' ');
  }

  reference(): string | null {
    return this.at(this.#layout.columns.reference).text || null;
  }

  dateAndTime(rule: DateRules): ParsedDate {
    const { columns } = this.#layout;
    const { text } = this.at(columns.date);
    const { date, time } = parseDate(text, this.line, rule);
    const timeText = this.at(columns.time).text;
    if (timeText === '') return { date, time };
    const separateTime = parseTime(timeText);
    if (separateTime === undefined) throw new StatementRefusedError('timeInvalid', this.line, timeText);
    return { date, time: separateTime };
  }

  amountInSen(decimal: DecimalSeparator): number {
    const { amount } = this.#layout.columns;
    return amount.kind === 'debitCreditColumns'
      ? this.#bySides(amount, decimal)
      : this.#bySign(amount, decimal);
  }

  #bySides(columns: { readonly credit: number; readonly debit: number }, decimal: DecimalSeparator): number {
    const [credit, debit] = [columns.credit, columns.debit].map((place) => this.at(place)) as [
      LocatedText,
      LocatedText,
    ];
    if (isBlankAmount(credit.text) && isBlankAmount(debit.text))
      throw new StatementRefusedError('sideMissing', this.line);
    const read = (cell: LocatedText): Amount =>
      isBlankAmount(cell.text) ? { amountInSen: 0, side: null } : parseAmount(cell, decimal);
    const [credited, debited] = [read(credit), read(debit)];
    if (credited.amountInSen !== 0 && debited.amountInSen !== 0)
      throw new StatementRefusedError('bothSides', this.line);
    if (credited.side === 'debit') throw new StatementRefusedError('amountInvalid', this.line, credit.text);
    if (debited.side === 'credit') throw new StatementRefusedError('amountInvalid', this.line, debit.text);
    return credited.amountInSen === 0 ? 0 - debited.amountInSen : credited.amountInSen;
  }

  #bySign(columns: AmountColumns<number> & { kind: 'signed' }, decimal: DecimalSeparator): number {
    const cell = this.at(columns.amount);
    if (isBlankAmount(cell.text)) throw new StatementRefusedError('amountInvalid', this.line, cell.text);
    const { amountInSen, side: own } = parseAmount(cell, decimal);
    const mark = this.at(columns.mark).text;
    const marked = mark === '' ? null : this.#markedSide(mark, columns.credit);
    if (own !== null && marked !== null && own !== marked)
      throw new StatementRefusedError('sideUnknown', this.line, mark);
    const side = own ?? marked ?? (columns.bareIsCredit === true ? 'credit' : undefined);
    if (side === undefined && amountInSen !== 0) throw new StatementRefusedError('sideMissing', this.line);
    return side === 'debit' ? 0 - amountInSen : amountInSen;
  }

  #markedSide(mark: string, credit: string | undefined): 'credit' | 'debit' {
    if (credit !== undefined) return mark.toLowerCase() === credit.toLowerCase() ? 'credit' : 'debit';
    const side = parseSide(mark);
    if (side === undefined) throw new StatementRefusedError('sideUnknown', this.line, mark);
    return side;
  }

  balance(decimal: DecimalSeparator): number | null {
    const { balance } = this.#layout.columns;
    if (balance === undefined || this.isPending) return null;
    const cell = this.at(balance);
    if (isBlankAmount(cell.text)) throw new StatementRefusedError('balanceMissing', this.line);
    return parseBalance(cell, decimal);
  }

  /** @throws StatementRefusedError if the balance before the line plus its amount differs from the balance after it */
  checkOwnBalances({ amountInSen, balance }: BookedLine, decimal: DecimalSeparator): void {
    const before = this.at(this.#layout.columns.balanceBefore);
    if (isBlankAmount(before.text) || balance === null) return;
    const expected = parseBalance(before, decimal) + amountInSen;
    if (expected !== balance)
      throw new StatementRefusedError('balanceBroken', this.line, formatSen(expected));
  }
}
