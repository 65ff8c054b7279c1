/**
 * `npm run bench [-- lists cold=5 web=home,login] [-- --write]`: all that is measured of the product, with its budgets,
 * in one table; each part alone by its name, with what it takes behind `=`. A part that fails leaves the others going.
 * `--write` keeps the rows in docs/benchmarks.md. A slow machine fails nothing: no test looks at any of it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { beforeEnd, runTool } from '../../tools/emulators/lifetime.ts';
import { requireNode } from '../../tools/emulators/node-version.ts';
import { Refusal, say, secondsSince } from '../../tools/emulators/say.ts';
import { writeBenchmarks } from './kept-rows.ts';
import { cellsOf, columns, type Row, rowsFile } from './report.ts';

export interface Part {
  readonly name: string;
  readonly script: string;
  /** What it takes where nothing stands behind its name. */
  readonly usual?: readonly string[];
  /** Takes so long that it runs only when it is named. */
  readonly isLong?: boolean;
}

const parts: readonly Part[] = [
  { name: 'cold', script: 'cold.ts' },
  { name: 'calls', script: 'calls.ts' },
  { name: 'lists', script: 'lists/lists.ts' },
  { name: 'growth', script: 'lists/growth.ts', usual: ['1000', '20000', '100000'], isLong: true },
  { name: 'memory', script: 'memory.ts' },
  { name: 'matching', script: 'matching.ts' },
  { name: 'web', script: 'web.ts' },
  { name: 'screens', script: 'screens.ts' },
  { name: 'waves', script: 'waves.ts' },
  { name: 'clicks', script: 'clicks.ts' },
];

interface Wanted extends Part {
  readonly given: readonly string[];
}

/** @throws Refusal for a word that names no part */
function chosen(words: readonly string[]): Wanted[] {
  if (words.length === 0) {
    return parts
      .filter(({ isLong }) => isLong !== true)
      .map((part) => ({ ...part, given: part.usual ?? [] }));
  }
  return words.map((word) => {
    const [name, given] = word.split('=', 2);
    const part = parts.find((one) => one.name === name);
    if (part === undefined) throw new Refusal(`Parts: ${parts.map((one) => one.name).join(', ')}.`);
    return { ...part, given: given?.split(',') ?? part.usual ?? [] };
  });
}

/** Runs one part as a process of its own, so that none takes the memory of another. */
async function rowsOf({ name, script, given }: Wanted, folder: string): Promise<readonly Row[]> {
  const file = join(folder, `${name}.jsonl`);
  const status = await runTypeScript(`tests/bench/${script}`, [...given], { [rowsFile]: file });
  const rows = linesOf(file).map((line): Row => JSON.parse(line));
  if (status === 0 && rows.length > 0) return rows;
  const again = `npm run bench -- ${[name, given.join(',')].filter(Boolean).join('=')}`;
  return [...rows, { what: 'ended early: see above', measured: '-', budget: again, isKept: false }];
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function print(table: readonly (readonly string[])[]): void {
  const widths = columns.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of table) {
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

await runTool(async () => {
  requireNode();
  const words = process.argv.slice(2);
  const isKept = words.includes('--write');
  const wanted = chosen(words.filter((word) => word !== '--write'));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  beforeEnd(() => rmSync(folder, { recursive: true, force: true }));
  const measured: { name: string; rows: readonly Row[] }[] = [];
  for (const [index, part] of wanted.entries()) {
    say(`${part.name} (${index + 1} of ${wanted.length})`);
    const start = performance.now();
    measured.push({ name: part.name, rows: await rowsOf(part, folder) });
    say(`${part.name}: ${secondsSince(start)}`);
  }
  print([columns, ...measured.flatMap(({ name, rows }) => rows.map((row) => cellsOf(name, row)))]);
  if (isKept) writeBenchmarks(measured);
  return measured.some(({ rows }) => rows.some(({ measured: value }) => value === '-')) ? 1 : 0;
});
