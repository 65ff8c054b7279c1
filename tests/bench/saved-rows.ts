import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/emulators/suite.ts';
import { cellsOf, columns, type Row } from './report.ts';

const page = join(ROOT, 'docs/benchmarks.md');

const head = `# Benchmarks

The newest run of each part, written by \`npm run bench -- --write\`. Only the section "Measurements behind decisions" is written by hand. Budgets are those of [requirements](requirements.md) 9.3. Emulators replace Google's services, so ratios are more reliable than times.
`;

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

function describeRun(): string {
  const [processor] = cpus();
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md') !== '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`;
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, Node ${process.versions.node}`;
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export interface MeasuredPart {
  readonly name: string;
  /** Name and version of the browser that the part used. */
  readonly browser: string | undefined;
  readonly rows: readonly Row[];
}

function sectionOf({ name, browser, rows }: MeasuredPart): string {
  const shown = columns.slice(1);
  return [
    `## ${name}`,
    '',
    [describeRun(), ...(browser === undefined ? [] : [browser])].join(', '),
    '',
    line(shown),
    line(shown.map(() => '---')),
    ...rows.map((row) => line(cellsOf(name, row).slice(1))),
    '',
  ].join('\n');
}

/** Replaces the sections of these parts and leaves all others unchanged. */
export function writeBenchmarks(measured: readonly MeasuredPart[]): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : head;
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', section.trimEnd().concat('\n')]),
  );
  for (const part of measured) sections.set(part.name, sectionOf(part));
  writeFileSync(page, `${head}\n${[...sections.values()].join('\n')}`);
}
