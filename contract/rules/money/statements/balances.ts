import { groupThousands } from 'contract/text/numbers';
import { StatementRefusedError } from './refused.ts';
import type { StatementProof } from './statement.ts';

/** Amount of a line and the running balance after it, in hundredths of a rupiah. */
export interface BookedLine {
  readonly line: number;
  readonly amountInSen: number;
  readonly balance: number | null;
}

/** Control totals of a file in hundredths of a rupiah; null if the file does not have them. */
export interface ControlTotals {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly credits: number | null;
  /** Not negative. */
  readonly debits: number | null;
}

interface CheckedBalances {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly proof: StatementProof;
}

/** Formats an amount in hundredths of a rupiah: 'Rp 1.250.000,00'. */
export function formatSen(amountInSen: number): string {
  const whole = Math.abs(amountInSen);
  const hundredths = String(whole % 100).padStart(2, '0');
  return `${amountInSen < 0 ? '-' : ''}Rp ${groupThousands(Math.floor(whole / 100))},${hundredths}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface BalanceRun {
  readonly opening: number | null;
  readonly end: number | null;
  /** The first line whose running balance is wrong. */
  readonly mismatch: { readonly line: number; readonly expected: number } | undefined;
}

function runBalances(lines: readonly BookedLine[], stated: number | null): BalanceRun {
  const first = lines.find(({ balance }) => balance !== null);
  const before =
    first === undefined
      ? 0
      : sum(lines.slice(0, lines.indexOf(first) + 1).map(({ amountInSen }) => amountInSen));
  const opening = stated ?? (first === undefined ? null : (first.balance as number) - before);
  let running = opening;
  for (const { line, amountInSen, balance } of lines) {
    if (running !== null) running += amountInSen;
    if (balance !== null && balance !== running) {
      return { opening, end: null, mismatch: { line, expected: running as number } };
    }
  }
  return { opening, end: running, mismatch: undefined };
}

function checkTotal(name: string, stated: number | null, found: readonly (number | null)[]): void {
  if (stated === null || found.every((one) => one === null) || found.includes(stated)) return;
  throw new StatementRefusedError('totalsBroken', null, `${name} ${formatSen(stated)}`);
}

/**
 * Checks the lines against running balances and control totals, in file order or in reverse order. Some banks
 * include `pending` lines in their totals. Throws StatementRefusedError with the first wrong line or total.
 */
export function checkBalances(
  lines: readonly BookedLine[],
  totals: ControlTotals,
  pending: readonly { readonly amountInSen: number }[] = [],
): CheckedBalances {
  const forward = runBalances(lines, totals.opening);
  const backward =
    forward.mismatch === undefined ? forward : runBalances([...lines].reverse(), totals.opening);
  if (forward.mismatch !== undefined && backward.mismatch !== undefined) {
    throw new StatementRefusedError(
      'balanceBroken',
      forward.mismatch.line,
      formatSen(forward.mismatch.expected),
    );
  }
  const { opening, end } = forward.mismatch === undefined ? forward : backward;
  const waiting = sum(pending.map(({ amountInSen }) => amountInSen));
  const of = (all: readonly { amountInSen: number }[], sign: 1 | -1): number =>
    sum(all.map(({ amountInSen }) => Math.max(0, sign * amountInSen)));
  checkTotal('saldo akhir', totals.closing, [end, end === null ? null : end + waiting]);
  checkTotal('kredit', totals.credits, [of(lines, 1), of([...lines, ...pending], 1)]);
  checkTotal('debet', totals.debits, [of(lines, -1), of([...lines, ...pending], -1)]);
  const hasAllBalances = lines.length > 0 && lines.every(({ balance }) => balance !== null);
  const hasTotals =
    (totals.opening !== null && totals.closing !== null) ||
    (totals.credits !== null && totals.debits !== null);
  return { opening, closing: end, proof: hasAllBalances ? 'chain' : hasTotals ? 'totals' : 'none' };
}
