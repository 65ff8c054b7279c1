import type { JobName, JobOutcome } from 'contract/rules/jobs';
import { log, type Severity } from '#data/log.ts';
import { isRestoring } from '#model/base/restore-progress.ts';
import { recordEnd, recordStart, toOutcome } from '#model/maintenance/job-runs.ts';
import { emptyReport, type JobReport } from '#model/maintenance/report.ts';

const severities: Readonly<Record<JobOutcome, Severity>> = {
  awaited: 'INFO',
  done: 'INFO',
  incomplete: 'WARNING',
  failed: 'ERROR',
};

/** Findings are a warning, because a person must review them; the next run retries failures. */
const severityOf = (report: JobReport): Severity =>
  toOutcome(report) === 'done' && report.findings.length > 0 ? 'WARNING' : severities[toOutcome(report)];

const describeError = (error: unknown): string =>
  error instanceof Error ? error.stack || error.message : String(error);

/** Logs a failed write instead of failing the job. The admin page then shows the run as late. */
async function recordRun(job: JobName, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    log('WARNING', 'job note lost', { job, error: describeError(error) });
  }
}

/**
 * Runs a scheduled job, unless a backup is being restored. Records start and outcome in `jobRuns/{job}` and
 * logs the outcome in one line. Never throws: an error of the job is recorded as its failure.
 */
export async function runJob(job: JobName, work: () => Promise<JobReport>): Promise<void> {
  if (await isRestoring()) {
    log('WARNING', 'job skipped', { job, findings: ['a backup is being brought back: no job was run'] });
    return;
  }
  const start = performance.now();
  await recordRun(job, recordStart(job));
  const report = await work().catch(
    (error: unknown): JobReport => ({ ...emptyReport, failures: [describeError(error)] }),
  );
  await recordRun(job, recordEnd(job, report));
  const durationMs = Math.round(performance.now() - start);
  log(severityOf(report), 'job ended', {
    job,
    outcome: toOutcome(report),
    durationMs,
    alarms: [],
    ...report,
  });
}

/**
 * Runs work that is not recorded, so that an idle site writes nothing, unless a backup is being restored. Never
 * throws: logs an error under the text `failed`.
 */
export async function runUnrecorded(failed: string, work: () => Promise<void>): Promise<void> {
  if (await isRestoring()) return;
  try {
    await work();
  } catch (error) {
    log('ERROR', failed, { error: describeError(error) });
  }
}
