import { appendFileSync } from 'node:fs';

/** One line of the table: what was measured, beside the best that could be, and whether its budget is kept. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly beside?: string;
  readonly budget?: string;
  /** Left out where there is no budget. */
  readonly isKept?: boolean;
}

export const columns = ['part', 'what', 'measured', 'beside', 'budget', ''] as const;

export const cellsOf = (
  part: string,
  { what, measured, beside = '', budget = '', isKept }: Row,
): string[] => [part, what, measured, beside, budget, isKept === undefined ? '' : isKept ? 'kept' : 'OVER'];

/** Names the file through which a part hands its rows to `npm run bench`. */
export const rowsFile = 'BENCH_ROWS';

/** Tells a row at once, so that a run that is stopped has told what it measured. */
export function tell(row: Row): void {
  console.log(`  ${cellsOf('', row).filter(Boolean).join(' | ')}`);
  const file = process.env[rowsFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export const ms = (time: number): string => `${time < 100 ? time.toFixed(1) : Math.round(time)} ms`;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A row of something beside the best that could be, held to a ratio. */
export function ratioRow(what: string, measured: string, beside: string, ratio: number, most: number): Row {
  return {
    what,
    measured,
    beside: `${beside}, x${ratio.toFixed(2)}`,
    budget: `x${most}`,
    isKept: ratio <= most,
  };
}
