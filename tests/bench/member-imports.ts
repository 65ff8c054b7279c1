/**
 * Measures an import of members (`imports=2000,20000`): the check of all rows, which writes no member, and the import
 * of the first file. The emulator reads all people for each query, so the import of the largest file would measure
 * only it.
 */
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
/** Milliseconds. */
const checks: { readonly size: number; readonly id: string; readonly ms: number }[] = [];
for (const [index, size] of process.argv.slice(2).map(Number).entries()) {
  let id = '';
  const ms = await measure(async () => {
    id = await checkSheet(admin, sheetOf([[...usualTitles], ...newPeople(size, `impor-${index}`)]));
    await runToEnd(admin, id);
  });
  checks.push({ size, id, ms });
  const { counts } = (await client.ok('getMemberImport', { id })).body;
  reportRow({
    what: `check of ${size} rows`,
    measured: seconds(ms),
    comparison: `${counts.create} new, ${counts.refuse} refused`,
    budget: `${size} new`,
    isMet: counts.create === size,
  });
}
const [first, last] = [checks[0], checks.at(-1)];
if (first === undefined || last === undefined) process.exit(0);
if (first !== last)
  reportRow(
    ratioRow(
      'check of a row in the largest file',
      `${(last.ms / last.size).toFixed(2)} ms`,
      `smallest file ${(first.ms / first.size).toFixed(2)} ms`,
      last.ms / last.size / (first.ms / first.size),
      maxRatio,
    ),
  );
const { id, size } = first;
const importMs = await measure(async () => {
  await client.ok('applyMemberImport', { id });
  await runToEnd(admin, id);
});
const { results } = (await client.ok('getMemberImport', { id })).body;
reportRow({
  what: `import of ${size} rows`,
  measured: seconds(importMs),
  comparison: `${results.created} members created`,
  budget: `${size} members`,
  isMet: results.created === size,
});
process.exit(0);
