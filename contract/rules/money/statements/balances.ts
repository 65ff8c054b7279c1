import { grouped } from 'contract/words/text';
import { Refused } from './refused.ts';
import type { StatementProof } from './statement.ts';

/** What came or went, and what the account held after it. */
export interface BookedLine {
  readonly line: number;
  readonly sen: number;
  readonly balance: number | null;
}

/** What a file says about all of its lines together, in hundredths of a rupiah; null where it is silent. */
export interface Totals {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly credits: number | null;
  /** Not negative. */
  readonly debits: number | null;
}

export const noTotals: Totals = { opening: null, closing: null, credits: null, debits: null };

export interface Proved {
  readonly opening: number | null;
  readonly closing: number | null;
  readonly proof: StatementProof;
}

/** 'Rp 1.250.000,00', from hundredths of a rupiah. */
export function readableSen(sen: number): string {
  const whole = Math.abs(sen);
  const hundredths = String(whole % 100).padStart(2, '0');
  return `${sen < 0 ? '-' : ''}Rp ${grouped(Math.floor(whole / 100))},${hundredths}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Walk {
  readonly opening: number | null;
  readonly end: number | null;
  /** The first line whose balance does not follow. */
  readonly broken: { readonly line: number; readonly expected: number } | undefined;
}

function walk(lines: readonly BookedLine[], stated: number | null): Walk {
  const first = lines.find(({ balance }) => balance !== null);
  const before =
    first === undefined ? 0 : sum(lines.slice(0, lines.indexOf(first) + 1).map(({ sen }) => sen));
  const opening = stated ?? (first === undefined ? null : (first.balance as number) - before);
  let running = opening;
  for (const { line, sen, balance } of lines) {
    if (running !== null) running += sen;
    if (balance !== null && balance !== running) {
      return { opening, end: null, broken: { line, expected: running as number } };
    }
  }
  return { opening, end: running, broken: undefined };
}

function check(name: string, stated: number | null, found: readonly (number | null)[]): void {
  if (stated === null || found.every((one) => one === null) || found.includes(stated)) return;
  throw new Refused('totalsBroken', null, `${name} ${readableSen(stated)}`);
}

/**
 * Holds the lines of a file against its balances, in the order of the file or, where the newest stands first, from
 * below.
 *
 * @param pending what waits beside the lines: some banks count it into their totals
 * @throws Refused with the first line that does not follow, or the total that the lines do not come to
 */
export function prove(
  lines: readonly BookedLine[],
  totals: Totals,
  pending: readonly { readonly sen: number }[] = [],
): Proved {
  const forward = walk(lines, totals.opening);
  const backward = forward.broken === undefined ? forward : walk([...lines].reverse(), totals.opening);
  if (forward.broken !== undefined && backward.broken !== undefined) {
    throw new Refused('balanceBroken', forward.broken.line, readableSen(forward.broken.expected));
  }
  const { opening, end } = forward.broken === undefined ? forward : backward;
  const waiting = sum(pending.map(({ sen }) => sen));
  const of = (all: readonly { sen: number }[], sign: 1 | -1): number =>
    sum(all.map(({ sen }) => Math.max(0, sign * sen)));
  check('saldo akhir', totals.closing, [end, end === null ? null : end + waiting]);
  check('kredit', totals.credits, [of(lines, 1), of([...lines, ...pending], 1)]);
  check('debet', totals.debits, [of(lines, -1), of([...lines, ...pending], -1)]);
  const isChain = lines.length > 0 && lines.every(({ balance }) => balance !== null);
  const isTotalled =
    (totals.opening !== null && totals.closing !== null) ||
    (totals.credits !== null && totals.debits !== null);
  return { opening, closing: end, proof: isChain ? 'chain' : isTotalled ? 'totals' : 'none' };
}
