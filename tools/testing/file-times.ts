import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../emulators/suite.ts';

/** How long a file of tests took. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Slowest first, a line each. */
export const timeLines = (times: readonly FileTime[]): string[] =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

function keptTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => ({ seconds: Number.parseFloat(line), file: line.split(' s  ')[1] ?? '' }));
}

/** Notes these times in a file of lines; those of files that did not run this time stay as they were. */
export function keepTimes(path: string, times: readonly FileTime[]): void {
  const ran = new Set(times.map(({ file }) => file));
  const others = keptTimes(path).filter(({ file }) => !ran.has(file) && existsSync(join(ROOT, file)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${timeLines([...times, ...others]).join('\n')}\n`);
}
