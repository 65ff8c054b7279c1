import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { jobNames, jobOutcomes } from './rules/jobs.ts';
import { moneyFacts } from './rules/money/money-facts.ts';
import { dateTime } from './schemas/people.ts';

const count = z.number().int();

/** Services that the function depends on. */
const healthParts = ['firestore', 'auth', 'storage'] as const;
export type HealthPart = (typeof healthParts)[number];

/** The last run of a job. */
const jobRunRow = z.object({
  /** Name of the job. */
  _id: z.enum(jobNames),
  /**
   * Start of the latest run, and end of the latest finished run. The other fields describe the finished run.
   */
  startedAt: dateTime.nullable(),
  endedAt: dateTime.nullable(),
  outcome: z.enum(jobOutcomes),
  /** True if no run has ended within the expected interval. */
  isLate: z.boolean(),
  /** True if more work was due than the run had time for. */
  isMore: z.boolean(),
  /** Number of processed items by kind. */
  done: z.record(z.string(), count),
  failureCount: count,
  /**
   * First messages of failed items (the next run retries them), of stops and of findings. An alarm stopped
   * the job before it caused damage. Alarms and findings need a review by a person.
   */
  failures: z.array(z.string()),
  alarms: z.array(z.string()),
  findings: z.array(z.string()),
});
export type JobRunRow = z.output<typeof jobRunRow>;

const healthReport = z.object({
  parts: z.array(z.object({ part: z.enum(healthParts), isWell: z.boolean(), ms: count })),
  jobs: z.array(jobRunRow),
  mails: z.object({ failed: count, unclear: count }),
  /** Unreferenced files and accounts that wait for removal, and the time of the oldest. */
  quarantine: z.object({ count, since: dateTime.nullable() }),
  /** Number of exact amounts in use by open bills for each fee, out of `billLimits.uniqueCodes`. */
  amounts: z.object({ individual: count, institution: count }),
  /** Missing facts about the association on bills and invoices: placeholders, and a missing QRIS code. */
  money: z.object({ missing: z.array(z.enum(moneyFacts)), hasQris: z.boolean() }),
  /** Time of the last restore from a backup, and the time until which cleanup jobs pause because of it. */
  restoredAt: dateTime.nullable(),
  sweepPausedUntil: dateTime.nullable(),
});
export type HealthReport = z.output<typeof healthReport>;

/** Endpoints that report the state of the service. */
export const health = {
  /**
   * For external monitoring. If a service does not respond, the reply is `unavailable` (503) and `fields`
   * names it.
   */
  getHealth: {
    method: 'GET',
    path: '/health',
    access: 'anyone',
    // Reads the rate-limit counter, which also checks Firestore.
    reads: 1,
    input: z.object({}),
    reply: z.object({ isWell: z.literal(true) }),
  },
  /** For admins: returns the values that the alarms check. */
  getHealthReport: {
    method: 'GET',
    path: '/health/report',
    access: 'admin',
    duty: 'none',
    // Two reads for the session, one for each job, the marker of a restore and two counts of mails. Then the
    // count of the quarantine with its oldest entry, the amounts of each fee and the QRIS code of the
    // association.
    reads: 26,
    input: z.object({}),
    reply: healthReport,
  },
} as const satisfies Record<string, Endpoint>;
