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
import { describeBrowser } from '../../tools/testing/chromium.ts';
import { cellsOf, columns, type Row, rowsFile } from './report.ts';
import { type MeasuredPart, writeBenchmarks } from './saved-rows.ts';

export interface Part {
  readonly name: string;
  readonly script: string;
  /** The measurement runs in its own emulator suite, after these targets are built. */
  readonly suite?: 'functions' | 'functions,web';
  /** Arguments when the command line gives none. */
  readonly defaultArgs?: readonly string[];
  /** True if every argument is a number, such as the number of rounds. */
  readonly isNumeric?: boolean;
  /** The measurement uses the browser of the tests, so its table names it. */
  readonly usesBrowser?: boolean;
  /** Runs only when it is named, because it takes long. */
  readonly isLong?: boolean;
}

const suite = 'functions';
const numeric = { suite, isNumeric: true } as const;
const parts: readonly Part[] = [
  { name: 'cold', script: 'cold-starts.ts', ...numeric, defaultArgs: ['15'] },
  { name: 'calls', script: 'call-times.ts', suite },
  { name: 'events', script: 'event-calls.ts', suite },
  { name: 'lists', script: 'lists/admin-lists.ts', suite },
  {
    name: 'directory',
    script: 'lists/directory-search.ts',
    ...numeric,
    defaultArgs: ['1000', '10000'],
  },
  {
    name: 'growth',
    script: 'lists/user-growth.ts',
    ...numeric,
    defaultArgs: ['1000', '20000', '100000'],
    isLong: true,
  },
  {
    name: 'cost',
    script: 'cost/member-costs.ts',
    ...numeric,
    defaultArgs: ['1000', '10000', '100000'],
    isLong: true,
  },
  {
    name: 'imports',
    script: 'member-imports.ts',
    ...numeric,
    defaultArgs: ['2000', '20000'],
    isLong: true,
  },
  { name: 'memory', script: 'memory-peaks.ts', ...numeric, defaultArgs: ['80'] },
  { name: 'matching', script: 'matching.ts' },
  { name: 'people', script: 'people-search.ts' },
  { name: 'web', script: 'web.ts', usesBrowser: true },
  { name: 'screens', script: 'screens.ts', usesBrowser: true },
  { name: 'waves', script: 'waves.ts', usesBrowser: true },
  {
    name: 'clicks',
    script: 'click-times.ts',
    ...numeric,
    suite: 'functions,web',
    defaultArgs: ['30'],
    usesBrowser: true,
  },
];

interface SelectedPart extends Part {
  readonly args: readonly string[];
}

/** @throws Refusal for an unknown part, or an argument that is not a number */
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
    const given = partArgs?.split(',') ?? part.defaultArgs ?? [];
    if (part.isNumeric && !given.every((one) => /^[1-9]\d{0,5}$/.test(one)))
      throw new Refusal(`Name numbers: npm run bench -- ${name}=${part.defaultArgs?.join(',')}.`);
    return { ...part, args: given };
  });
}

/** Runs one part in its own process, so that parts do not share memory. */
async function rowsOf(
  { name, script, suite: targets, args }: SelectedPart,
  folder: string,
): Promise<readonly Row[]> {
  const file = join(folder, `${name}.jsonl`);
  const [main, ...rest] =
    targets === undefined ? [script, ...args] : ['in-suite.ts', targets, script, ...args];
  const status = await runTypeScript(`tests/bench/${main}`, rest, { [rowsFile]: file });
  const rows = linesOf(file).map((line): Row => JSON.parse(line));
  if (status === 0 && rows.length > 0) return rows;
  const again = `npm run bench -- ${[name, args.join(',')].filter(Boolean).join('=')}`;
  return [...rows, { what: 'ended early: see above', measured: '-', budget: again, isMet: false }];
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
  const browser = selected.some(({ usesBrowser }) => usesBrowser) ? await describeBrowser() : undefined;
  const measured: MeasuredPart[] = [];
  for (const [index, part] of selected.entries()) {
    log(`${part.name} (${index + 1} of ${selected.length})`);
    const start = performance.now();
    const rows = await rowsOf(part, folder);
    measured.push({ name: part.name, browser: part.usesBrowser ? browser : undefined, rows });
    log(`${part.name}: ${secondsSince(start)}`);
  }
  if (browser !== undefined) log(`Browser: ${browser}`);
  print([columns, ...measured.flatMap(({ name, rows }) => rows.map((row) => cellsOf(name, row)))]);
  if (shouldWrite) writeBenchmarks(measured);
  return measured.some(({ rows }) => rows.some(({ measured: value }) => value === '-')) ? 1 : 0;
});
