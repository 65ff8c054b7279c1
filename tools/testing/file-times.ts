import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../emulators/suite.ts';

/** Duration of a test file. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Formats the times, slowest first, one line each. */
export const formatTimes = (times: readonly FileTime[]): string[] =>
  [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

function readTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => ({ seconds: Number.parseFloat(line), file: line.split(' s  ')[1] ?? '' }));
}

/** Saves the times in a text file. Times of files that did not run this time stay unchanged. */
export function saveTimes(path: string, times: readonly FileTime[]): void {
  const ran = new Set(times.map(({ file }) => file));
  const others = readTimes(path).filter(({ file }) => !ran.has(file) && existsSync(join(ROOT, file)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${formatTimes([...times, ...others]).join('\n')}\n`);
}
