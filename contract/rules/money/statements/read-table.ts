import { type DecimalSeparator, detectDecimalSeparator, parseBalance } from './amounts.ts';
import { type ControlTotals, checkBalances } from './balances.ts';
import type { LocatedText } from './cells.ts';
import type { DateRules } from './dates.ts';
import type { RecognisedTable } from './header.ts';
import type { TableLayout } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';
import type { PendingLine, Statement, StatementLine, StatementSettings, TableRow } from './statement.ts';
import {
  accountDigits,
  checkAccounts,
  checkCurrencies,
  parsePeriods,
  type StatementMetadata,
} from './statement-metadata.ts';
import { TableLine } from './table-line.ts';
import { classifyRows, type RawTable } from './table-rows.ts';

function checkAccount(
  lines: readonly TableLine[],
  { accounts, currencies }: StatementMetadata,
  layout: TableLayout<number>,
  settings: StatementSettings,
): void {
  const { columns } = layout;
  const inColumn = columns.account === undefined ? [] : lines.map((line) => line.at(columns.account));
  const all = [...accounts, ...inColumn];
  checkAccounts(all, settings.account);
  if (columns.currency !== undefined) checkCurrencies(lines.map((line) => line.at(columns.currency)));
  checkCurrencies(currencies);
  if (all.length > 0 || layout.accountSource === 'unnamed') return;
  if (layout.accountSource === 'content') throw new StatementRefusedError('accountMissing', null);
  const runs = settings.fileName?.match(/\d(?:[ .-]?\d)*/g) ?? [];
  if (!runs.some((run) => accountDigits(run) === settings.account))
    throw new StatementRefusedError('accountUnnamed', null);
}

/** @throws StatementRefusedError if the same total appears with different values */
function parseTotals(around: StatementMetadata, decimal: DecimalSeparator): ControlTotals {
  const only = (name: 'opening' | 'closing' | 'credits' | 'debits'): number | null => {
    const read = around[name].map((text) => ({ text, amountInSen: parseBalance(text, decimal) }));
    const other = read.find(({ amountInSen }) => amountInSen !== read[0]?.amountInSen);
    if (other !== undefined)
      throw new StatementRefusedError('totalsBroken', other.text.line, other.text.text);
    return read[0]?.amountInSen ?? null;
  };
  const debits = only('debits');
  return {
    opening: only('opening'),
    closing: only('closing'),
    credits: only('credits'),
    debits: debits === null ? null : Math.abs(debits),
  };
}

const amountTexts = ({ metadata }: RawTable, lines: readonly TableLine[]): LocatedText[] =>
  [
    ...lines.flatMap((line) => line.amounts()),
    ...metadata.opening,
    ...metadata.closing,
    ...metadata.credits,
    ...metadata.debits,
  ].sort((one, other) => one.line - other.line);

/** Throws StatementRefusedError for anything ambiguous. */
export function parseTable(
  rows: readonly TableRow[],
  table: RecognisedTable,
  settings: StatementSettings,
): Statement {
  const { layout } = table;
  const raw = classifyRows(rows, table);
  const all = raw.lines.map((one) => new TableLine(one, layout));
  checkAccount(all, raw.metadata, layout, settings);
  const { order, serials = false } = layout.dates;
  const period = parsePeriods(raw.metadata.periods, order);
  const decimal = detectDecimalSeparator(amountTexts(raw, all));
  const rule: DateRules = { order, serials, period, today: settings.today };
  const booked = all
    .filter(({ isPending }) => !isPending)
    .map((line) => parseBookedLine(line, decimal, rule));
  const pending = all.filter(({ isPending }) => isPending).map((line) => parsePendingLine(line, decimal));
  const balances = checkBalances(booked, parseTotals(raw.metadata, decimal), pending);
  const days = booked.map(({ date }) => date).sort();
  return {
    layout: table.name,
    account: settings.account,
    from: period?.from ?? days[0] ?? null,
    to: period?.to ?? days.at(-1) ?? null,
    ...balances,
    // A line with the amount 0 only states a balance.
    lines: booked.filter(({ amountInSen }) => amountInSen !== 0),
    pending: pending.filter(({ amountInSen }) => amountInSen !== 0),
  };
}

function parseBookedLine(line: TableLine, decimal: DecimalSeparator, rule: DateRules): StatementLine {
  const booked = {
    line: line.line,
    ...line.dateAndTime(rule),
    amountInSen: line.amountInSen(decimal),
    narrative: line.narrative(),
    reference: line.reference(),
    balance: line.balance(decimal),
  };
  line.checkOwnBalances(booked, decimal);
  return booked;
}

function parsePendingLine(line: TableLine, decimal: DecimalSeparator): PendingLine {
  return {
    line: line.line,
    date: null,
    amountInSen: line.amountInSen(decimal),
    narrative: line.narrative(),
    reference: line.reference(),
  };
}
