import { pathToFileURL } from 'node:url';
import { type DailyJob, dailyJobNames } from '../contract/rules/jobs.ts';
import { dailyJobs } from '../functions/src/jobs/daily.ts';
import { recordEnd, recordStart } from '../functions/src/model/maintenance/job-runs.ts';
import {
  defaultJobOptions,
  type JobOptions,
  type JobReport,
  runToEnd,
} from '../functions/src/model/maintenance/report.ts';
import { runTool } from './emulators/lifetime.ts';
import { log, Refusal, secondsSince } from './emulators/log.ts';
import { readOptions, useTarget } from './project-choice.ts';

const usage = `npm run jobs -- <${dailyJobNames.join('|')}> [--dry-run] [--limit <number>] [--force] [--project <project id>]`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  limit: { type: 'string' },
  project: { type: 'string' },
} as const;

/** @throws Refusal that explains the usage */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = readOptions({ args: [...args], options, allowPositionals: true }, usage);
  const job = dailyJobNames.find((name) => name === positionals[0]);
  if (job === undefined || positionals.length > 1) throw new Refusal(`Name one job: ${usage}`);
  const { 'dry-run': dryRun, force, limit = String(defaultJobOptions.limit), project } = values;
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Refusal(`--limit takes a whole number above zero: ${usage}`);
  return { job, project, run: { ...defaultJobOptions, dryRun, force, limit: Number(limit) } };
}

/** Prints one line with the counts, and one line for each finding, alarm and failure. */
function printReport(job: DailyJob, { dryRun }: JobOptions, report: JobReport, time: string): void {
  const counts = Object.entries(report.done).map(([what, count]) => `${what} ${count}`);
  log(`${job}${dryRun ? ' (dry run, nothing was written)' : ''}: ${counts.join(', ')} (${time})`);
  for (const finding of report.findings) log(`  look at: ${finding}`);
  for (const alarm of report.alarms ?? []) log(`  stopped: ${alarm}`);
  for (const failure of report.failures) log(`  failed: ${failure}`);
  if (report.isMore) log('  There is more than one run does: run it again.');
}

/** `npm run jobs -- <name> [--dry-run]`: runs a daily job, in the emulators or in a project. */
async function runJob(): Promise<number> {
  const start = performance.now();
  const { job, project, run } = readArguments(process.argv.slice(2));
  await useTarget(project);
  if (!run.dryRun) await recordStart(job);
  // An explicit limit applies to a single run.
  const report = await (run.limit === defaultJobOptions.limit
    ? runToEnd(dailyJobs[job], run)
    : dailyJobs[job](run));
  if (!run.dryRun) await recordEnd(job, report);
  printReport(job, run, report, secondsSince(start));
  return report.failures.length + (report.alarms ?? []).length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool(runJob);
