/**
 * Runs `npm run bench [-- lists cold=5 web=home,login] [-- --write]`: all measurements of the product in one
 * table, with their budgets. A name runs one part, with arguments after `=`. A failed part does not stop the
 * others. `--write` saves the rows in docs/benchmarks.md. An exceeded budget fails nothing, because a slow
 * machine exceeds it too, and no test reads the result.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTypeScript } from '../../tools/emulators/commands.ts';
import { registerCleanup, runTool } from '../../tools/emulators/lifetime.ts';
import { log, Refusal, secondsSince } from '../../tools/emulators/log.ts';
import { requireNode } from '../../tools/emulators/versions.ts';
import { cellsOf, columns, type Row, rowsFile } from './report.ts';
import { writeBenchmarks } from './saved-rows.ts';

export interface Part {
  readonly name: string;
  readonly script: string;
  /** Arguments when the command line gives none. */
  readonly defaultArgs?: readonly string[];
  /** Runs only when it is named, because it takes long. */
  readonly isLong?: boolean;
}

const parts: readonly Part[] = [
  { name: 'cold', script: 'cold.ts' },
  { name: 'calls', script: 'calls.ts' },
  { name: 'lists', script: 'lists/lists.ts' },
  { name: 'growth', script: 'lists/growth.ts', defaultArgs: ['1000', '20000', '100000'], isLong: true },
  { name: 'memory', script: 'memory.ts' },
  { name: 'matching', script: 'matching.ts' },
  { name: 'web', script: 'web.ts' },
  { name: 'screens', script: 'screens.ts' },
  { name: 'waves', script: 'waves.ts' },
  { name: 'clicks', script: 'clicks.ts' },
];

interface SelectedPart extends Part {
  readonly args: readonly string[];
}

/** @throws Refusal for an unknown part */
function selectParts(args: readonly string[]): SelectedPart[] {
  if (args.length === 0) {
    return parts
      .filter(({ isLong }) => isLong !== true)
      .map((part) => ({ ...part, args: part.defaultArgs ?? [] }));
  }
  return args.map((arg) => {
    const [name, partArgs] = arg.split('=', 2);
    const part = parts.find((one) => one.name === name);
    if (part === undefined) throw new Refusal(`Parts: ${parts.map((one) => one.name).join(', ')}.`);
    return { ...part, args: partArgs?.split(',') ?? part.defaultArgs ?? [] };
  });
}

/** Runs one part in its own process, so that parts do not share memory. */
async function rowsOf({ name, script, args }: SelectedPart, folder: string): Promise<readonly Row[]> {
  const file = join(folder, `${name}.jsonl`);
  const status = await runTypeScript(`tests/bench/${script}`, [...args], { [rowsFile]: file });
  const rows = linesOf(file).map((line): Row => JSON.parse(line));
  if (status === 0 && rows.length > 0) return rows;
  const command = `npm run bench -- ${[name, args.join(',')].filter(Boolean).join('=')}`;
  return [...rows, { what: 'ended early: see above', measured: '-', budget: command, isMet: false }];
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
  const args = process.argv.slice(2);
  const shouldWrite = args.includes('--write');
  const selected = selectParts(args.filter((arg) => arg !== '--write'));
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  registerCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const measured: { name: string; rows: readonly Row[] }[] = [];
  for (const [index, part] of selected.entries()) {
    log(`${part.name} (${index + 1} of ${selected.length})`);
    const start = performance.now();
    measured.push({ name: part.name, rows: await rowsOf(part, folder) });
    log(`${part.name}: ${secondsSince(start)}`);
  }
  print([columns, ...measured.flatMap(({ name, rows }) => rows.map((row) => cellsOf(name, row)))]);
  if (shouldWrite) writeBenchmarks(measured);
  return measured.some(({ rows }) => rows.some(({ measured: value }) => value === '-')) ? 1 : 0;
});
