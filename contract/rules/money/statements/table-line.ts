import { type Amount, type Decimal, isBlankAmount, readAmount, readBalance, sideOf } from './amounts.ts';
import { type BookedLine, readableSen } from './balances.ts';
import type { TextAt } from './cells.ts';
import { type DateRule, type ReadDate, readDate, readTime } from './dates.ts';
import type { AmountColumns, TableLayout } from './layouts/layout.ts';
import { Refused } from './refused.ts';
import type { RawLine } from './table-rows.ts';

/** One line's cells by what they mean. */
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

  at(place: number | undefined): TextAt {
    return { text: place === undefined ? '' : (this.#raw.cells[place] ?? ''), line: this.line };
  }

  /** Every cell that has to be an amount. */
  amounts(): TextAt[] {
    const { amount, balance, balanceBefore } = this.#layout.columns;
    const places = amount.kind === 'sides' ? [amount.credit, amount.debit] : [amount.amount];
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

  when(rule: DateRule): ReadDate {
    const { columns } = this.#layout;
    const { text } = this.at(columns.date);
    const { date, time } = readDate(text, this.line, rule);
    const apart = this.at(columns.time).text;
    if (apart === '') return { date, time };
    const told = readTime(apart);
    if (told === undefined) throw new Refused('timeInvalid', this.line, apart);
    return { date, time: told };
  }

  sen(decimal: Decimal): number {
    const { amount } = this.#layout.columns;
    return amount.kind === 'sides' ? this.#bySides(amount, decimal) : this.#bySign(amount, decimal);
  }

  #bySides(columns: { readonly credit: number; readonly debit: number }, decimal: Decimal): number {
    const [credit, debit] = [columns.credit, columns.debit].map((place) => this.at(place)) as [
      TextAt,
      TextAt,
    ];
    if (isBlankAmount(credit.text) && isBlankAmount(debit.text)) throw new Refused('sideMissing', this.line);
    const read = (cell: TextAt): Amount =>
      isBlankAmount(cell.text) ? { sen: 0, side: null } : readAmount(cell, decimal);
    const [came, went] = [read(credit), read(debit)];
    if (came.sen !== 0 && went.sen !== 0) throw new Refused('bothSides', this.line);
    if (came.side === 'debit') throw new Refused('amountInvalid', this.line, credit.text);
    if (went.side === 'credit') throw new Refused('amountInvalid', this.line, debit.text);
    return came.sen === 0 ? 0 - went.sen : came.sen;
  }

  #bySign(columns: AmountColumns<number> & { kind: 'signed' }, decimal: Decimal): number {
    const cell = this.at(columns.amount);
    if (isBlankAmount(cell.text)) throw new Refused('amountInvalid', this.line, cell.text);
    const { sen, side: own } = readAmount(cell, decimal);
    const mark = this.at(columns.mark).text;
    const marked = mark === '' ? null : this.#markedSide(mark, columns.credit);
    if (own !== null && marked !== null && own !== marked) throw new Refused('sideUnknown', this.line, mark);
    const side = own ?? marked ?? (columns.bareIsCredit === true ? 'credit' : undefined);
    if (side === undefined && sen !== 0) throw new Refused('sideMissing', this.line);
    return side === 'debit' ? 0 - sen : sen;
  }

  #markedSide(mark: string, credit: string | undefined): 'credit' | 'debit' {
    if (credit !== undefined) return mark.toLowerCase() === credit.toLowerCase() ? 'credit' : 'debit';
    const side = sideOf(mark);
    if (side === undefined) throw new Refused('sideUnknown', this.line, mark);
    return side;
  }

  balance(decimal: Decimal): number | null {
    const { balance } = this.#layout.columns;
    if (balance === undefined || this.isPending) return null;
    const cell = this.at(balance);
    if (isBlankAmount(cell.text)) throw new Refused('balanceMissing', this.line);
    return readBalance(cell, decimal);
  }

  /** @throws Refused when the balance before the line and the line do not come to the one after it */
  checkOwnBalances({ sen, balance }: BookedLine, decimal: Decimal): void {
    const before = this.at(this.#layout.columns.balanceBefore);
    if (isBlankAmount(before.text) || balance === null) return;
    const expected = readBalance(before, decimal) + sen;
    if (expected !== balance) throw new Refused('balanceBroken', this.line, readableSen(expected));
  }
}
