import { type Decimal, decimalOfFile, readBalance } from './amounts.ts';
import { prove, type Totals } from './balances.ts';
import type { TextAt } from './cells.ts';
import type { DateRule } from './dates.ts';
import type { KnownTable } from './header.ts';
import type { TableLayout } from './layouts/layout.ts';
import { Refused } from './refused.ts';
import type { PendingLine, Statement, StatementLine, StatementSettings, TableRow } from './statement.ts';
import {
  accountDigits,
  checkAccounts,
  checkCurrencies,
  periodOf,
  type Surroundings,
} from './surroundings.ts';
import { TableLine } from './table-line.ts';
import { type RawTable, sortRows } from './table-rows.ts';

function checkOwner(
  lines: readonly TableLine[],
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

const amountsOf = ({ around }: RawTable, lines: readonly TableLine[]): TextAt[] =>
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
  const all = raw.raws.map((one) => new TableLine(one, layout));
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

function bookedLine(line: TableLine, decimal: Decimal, rule: DateRule): StatementLine {
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

function pendingLine(line: TableLine, decimal: Decimal): PendingLine {
  return {
    line: line.line,
    date: null,
    sen: line.sen(decimal),
    narrative: line.narrative(),
    reference: line.reference(),
  };
}
