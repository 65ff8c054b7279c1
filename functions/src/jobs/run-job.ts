import type { JobName, JobOutcome } from 'contract/rules/jobs';
import { log, type Severity } from '#data/log.ts';
import { isRestoring } from '#model/base/restoring.ts';
import { noteEnd, noteStart, outcomeOf } from '#model/upkeep/job-runs.ts';
import type { JobReport } from '#model/upkeep/report.ts';

const severities: Readonly<Record<JobOutcome, Severity>> = {
  awaited: 'INFO',
  done: 'INFO',
  incomplete: 'WARNING',
  failed: 'ERROR',
};

/** Failures are tried again by the next run, what is more is done by it; findings are for a person. */
const severityOf = (report: JobReport): Severity =>
  outcomeOf(report) === 'done' && report.findings.length > 0 ? 'WARNING' : severities[outcomeOf(report)];

const textOf = (error: unknown): string =>
  error instanceof Error ? error.stack || error.message : String(error);

/** A note that cannot be written keeps no job from its work: the run is late on the page then, and that is told. */
async function attempt(job: JobName, note: Promise<unknown>): Promise<void> {
  try {
    await note;
  } catch (error) {
    log('WARNING', 'job note lost', { job, error: textOf(error) });
  }
}

/**
 * Runs a job by the schedule, unless a backup is being brought back: notes when it began and what it came to
 * (`jobRuns/{job}`), and logs that in one line. A job that throws has failed, and is told as one; nothing is thrown.
 */
export async function runJob(job: JobName, work: () => Promise<JobReport>): Promise<void> {
  if (await isRestoring()) {
    log('WARNING', 'job skipped', { job, findings: ['a backup is being brought back: no job was run'] });
    return;
  }
  const start = performance.now();
  await attempt(job, noteStart(job));
  const report = await work().catch(
    (error: unknown): JobReport => ({ done: {}, failures: [textOf(error)], findings: [], isMore: false }),
  );
  await attempt(job, noteEnd(job, report));
  const durationMs = Math.round(performance.now() - start);
  log(severityOf(report), 'job ended', {
    job,
    outcome: outcomeOf(report),
    durationMs,
    alarms: [],
    ...report,
  });
}
