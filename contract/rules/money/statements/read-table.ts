import {
  type Amount,
  type Decimal,
  decimalOfFile,
  isBlankAmount,
  readAmount,
  readBalance,
  sideOf,
} from './amounts.ts';
import { type BookedLine, prove, readableSen, type Totals } from './balances.ts';
import type { TextAt } from './cells.ts';
import { type DateRule, type ReadDate, readDate, readTime } from './dates.ts';
import type { KnownTable } from './header.ts';
import type { AmountColumns, TableLayout } from './layout.ts';
import { Refused } from './refused.ts';
import type { PendingLine, Statement, StatementLine, StatementSettings, TableRow } from './statement.ts';
import {
  accountDigits,
  checkAccounts,
  checkCurrencies,
  periodOf,
  type Surroundings,
} from './surroundings.ts';
import { type RawLine, type RawTable, sortRows } from './table-rows.ts';

/** One line's cells by what they mean. */
class Line {
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

function checkOwner(
  lines: readonly Line[],
  { accounts, currencies }: Surroundings,
  layout: TableLayout<number>,
  settings: StatementSettings,
): void {
  const { columns } = layout;
  const inColumn = columns.account === undefined ? [] : lines.map((line) => line.at(columns.account));
  const all = [...accounts, ...inColumn];
  checkAccounts(all, settings.account);
  if (columns.currency !== undefined) checkCurrencies(lines.map((line) => line.at(columns.currency)));
  checkCurrencies(currencies);
  if (all.length > 0 || layout.account === 'unnamed') return;
  if (layout.account === 'table') throw new Refused('accountMissing', null);
  const runs = settings.fileName?.match(/\d(?:[ .-]?\d)*/g) ?? [];
  if (!runs.some((run) => accountDigits(run) === settings.account)) throw new Refused('accountUnnamed', null);
}

/** @throws Refused when a total is told twice, differently */
function totalsOf(around: Surroundings, decimal: Decimal): Totals {
  const only = (name: 'opening' | 'closing' | 'credits' | 'debits'): number | null => {
    const read = around[name].map((text) => ({ text, sen: readBalance(text, decimal) }));
    const other = read.find(({ sen }) => sen !== read[0]?.sen);
    if (other !== undefined) throw new Refused('totalsBroken', other.text.line, other.text.text);
    return read[0]?.sen ?? null;
  };
  const debits = only('debits');
  return {
    opening: only('opening'),
    closing: only('closing'),
    credits: only('credits'),
    debits: debits === null ? null : Math.abs(debits),
  };
}

const amountsOf = ({ around }: RawTable, lines: readonly Line[]): TextAt[] =>
  [
    ...lines.flatMap((line) => line.amounts()),
    ...around.opening,
    ...around.closing,
    ...around.credits,
    ...around.debits,
  ].sort((one, other) => one.line - other.line);

/**
 * Reads a table whose titles are known.
 *
 * @throws Refused for anything that is not plain
 */
export function readTable(
  rows: readonly TableRow[],
  table: KnownTable,
  settings: StatementSettings,
): Statement {
  const { layout } = table;
  const raw = sortRows(rows, table);
  const all = raw.raws.map((one) => new Line(one, layout));
  checkOwner(all, raw.around, layout, settings);
  const { order, serials = false } = layout.dates;
  const period = periodOf(raw.around.periods, order);
  const decimal = decimalOfFile(amountsOf(raw, all));
  const rule: DateRule = { order, serials, period, today: settings.today };
  const booked = all.filter(({ isPending }) => !isPending).map((line) => bookedLine(line, decimal, rule));
  const pending = all.filter(({ isPending }) => isPending).map((line) => pendingLine(line, decimal));
  const proved = prove(booked, totalsOf(raw.around, decimal), pending);
  const days = booked.map(({ date }) => date).sort();
  return {
    layout: layout.layout,
    account: settings.account,
    from: period?.from ?? days[0] ?? null,
    to: period?.to ?? days.at(-1) ?? null,
    ...proved,
    // A line of nothing tells a balance, and no money.
    lines: booked.filter(({ sen }) => sen !== 0),
    pending: pending.filter(({ sen }) => sen !== 0),
  };
}

function bookedLine(line: Line, decimal: Decimal, rule: DateRule): StatementLine {
  const booked = {
    line: line.line,
    ...line.when(rule),
    sen: line.sen(decimal),
    narrative: line.narrative(),
    reference: line.reference(),
    balance: line.balance(decimal),
  };
  line.checkOwnBalances(booked, decimal);
  return booked;
}

function pendingLine(line: Line, decimal: Decimal): PendingLine {
  return {
    line: line.line,
    date: null,
    sen: line.sen(decimal),
    narrative: line.narrative(),
    reference: line.reference(),
  };
}
