import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { time } from './fields/people.ts';
import { type JobName, jobNames, jobOutcomes } from './rules/jobs.ts';
import { moneyFacts } from './rules/money/money-facts.ts';

const count = z.number().int();

/** What the function stands on. */
export const healthParts = ['firestore', 'auth', 'storage'] as const;
export type HealthPart = (typeof healthParts)[number];

/** The last run of a job. */
export const jobRunRow = z.object({
  /** The job's name. */
  _id: z.enum(jobNames as [JobName, ...JobName[]]),
  /** Of the last run that began, and of the last one that ended, which all else tells of. */
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  outcome: z.enum(jobOutcomes),
  /** No run has ended for longer than it may take. */
  isLate: z.boolean(),
  /** More was due than it had time for. */
  isMore: z.boolean(),
  /** What was done, by kind. */
  done: z.record(z.string(), count),
  failureCount: count,
  /** The first of what failed, of what stopped it, and of what somebody should look at. */
  failures: z.array(z.string()),
  alarms: z.array(z.string()),
  findings: z.array(z.string()),
});
export type JobRunRow = z.output<typeof jobRunRow>;

const healthReport = z.object({
  parts: z.array(z.object({ part: z.enum(healthParts), isWell: z.boolean(), ms: count })),
  jobs: z.array(jobRunRow),
  mails: z.object({ failed: count, unclear: count }),
  /** Files and accounts that nothing refers to, until they are removed; since when the first stands there. */
  quarantine: z.object({ count, since: time.nullable() }),
  /** Amounts of their own that bills of each fee have at the moment, of `billLimits.uniqueCodes`. */
  amounts: z.object({ individual: count, institution: count }),
  /** What bills and invoices should tell of the association and do not: facts that are placeholders, and no QRIS code. */
  money: z.object({ missing: z.array(z.enum(moneyFacts)), hasQris: z.boolean() }),
  /** When a backup was brought back last, and until when nothing is swept for it. */
  restoredAt: time.nullable(),
  sweepPausedUntil: time.nullable(),
});
export type HealthReport = z.output<typeof healthReport>;

/** Whether everything runs. */
export const health = {
  /** For who watches from outside: refused as `unavailable` (503) with what does not answer in `fields`. */
  getHealth: {
    method: 'GET',
    path: '/health',
    access: 'anyone',
    // The counter of its limit, which is how Firestore is asked.
    reads: 1,
    input: z.object({}),
    reply: z.object({ isWell: z.literal(true) }),
  },
  /** For admins: what the alarms look at. */
  getHealthReport: {
    method: 'GET',
    path: '/health/report',
    access: 'admin',
    duty: 'none',
    // Two for the session, one for each job, the marker of a restore, two counts of mails, one of the quarantine with its first,
    // one of the amounts of each fee, and the code of the association.
    reads: 26,
    input: z.object({}),
    reply: healthReport,
  },
} as const satisfies Record<string, Endpoint>;
