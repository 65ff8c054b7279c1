/**
 * Measures an import of members (`imports=2000,20000`): the check of all rows, which writes no member, and the import.
 * Each size imports other people, so that the last one runs with all people of those before.
 */
import { log } from '../../tools/emulators/log.ts';
import { checkSheet, newPeople, runToEnd, sheetOf, usualTitles } from '../support/factories/member-sheets.ts';
import { makeAdmin } from '../support/factories/people.ts';
import { as } from '../support/suite/client.ts';
import { ratioRow, reportRow } from './report.ts';

/** Ratio of the time for a row in the largest and in the smallest file. */
const maxRatio = 1.5;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const admin = await makeAdmin();
const client = as(admin);
/** Rows with numbers that no earlier file has. */
const rowsFrom = (first: number, count: number): string[][] =>
  newPeople(count, `impor-${count}`).map((row, index) =>
    row.with(3, `0857${String(first + index).padStart(8, '0')}`),
  );

let imported = 0;
/** Milliseconds. */
const perRow: { check: number; import: number }[] = [];
for (const size of process.argv.slice(2).map(Number)) {
  const file = sheetOf([[...usualTitles], ...rowsFrom(imported, size)]);
  let id = '';
  const check = await measure(async () => {
    id = await checkSheet(admin, file);
    await runToEnd(admin, id);
  });
  log(`${size} rows: checked`);
  const apply = await measure(async () => {
    await client.ok('applyMemberImport', { id });
    await runToEnd(admin, id);
  });
  const { counts, results } = (await client.ok('getMemberImport', { id })).body;
  imported += size;
  perRow.push({ check: check / size, import: apply / size });
  reportRow({
    what: `${size} rows: check, and import of ${results.created} members`,
    measured: `${seconds(check)}, ${seconds(apply)}`,
    comparison: `${counts.create} new, ${counts.refuse} refused`,
    budget: `${size} new`,
    isMet: results.created === size && counts.create === size,
  });
}
const [first, last] = [perRow[0], perRow.at(-1)];
if (first !== undefined && last !== undefined && first !== last)
  for (const step of ['check', 'import'] as const)
    reportRow(
      ratioRow(
        `${step} of a row in the largest file`,
        `${last[step].toFixed(2)} ms`,
        `smallest file ${first[step].toFixed(2)} ms`,
        last[step] / first[step],
        maxRatio,
      ),
    );
process.exit(0);
