import { appendFileSync } from 'node:fs';

/** One row of the table: a measurement, the best possible value to compare it with, and its budget. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly comparison?: string;
  readonly budget?: string;
  /** Absent without a budget. */
  readonly isMet?: boolean;
}

export const columns = ['part', 'what', 'measured', 'compared with', 'budget', ''] as const;

export const cellsOf = (
  part: string,
  { what, measured, comparison = '', budget = '', isMet }: Row,
): string[] => [
  part,
  what,
  measured,
  comparison,
  budget,
  isMet === undefined ? '' : isMet ? 'met' : 'EXCEEDED',
];

/** Environment variable with the file that passes the rows of a part to `npm run bench`. */
export const rowsFile = 'BENCH_ROWS';

/** Prints a row immediately, so that a stopped run has reported its measurements. */
export function reportRow(row: Row): void {
  console.log(`  ${cellsOf('', row).filter(Boolean).join(' | ')}`);
  const file = process.env[rowsFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export const ms = (time: number): string => `${time < 100 ? time.toFixed(1) : Math.round(time)} ms`;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Creates a row that compares a measurement with the best possible value and has a maximum ratio. */
export function ratioRow(
  what: string,
  measured: string,
  comparison: string,
  ratio: number,
  maxRatio: number,
): Row {
  return {
    what,
    measured,
    comparison: `${comparison}, x${ratio.toFixed(2)}`,
    budget: `x${maxRatio}`,
    isMet: ratio <= maxRatio,
  };
}
