import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { jobNames, jobOutcomes } from '../rules/jobs.ts';
import { moneyFacts } from '../rules/money/money-facts.ts';
import { dateTime } from '../schemas/fields.ts';

const count = z.number().int();

/** Services that the function depends on. */
const healthParts = ['firestore', 'auth', 'storage'] as const;
export type HealthPart = (typeof healthParts)[number];

const jobRunRow = z.object({
  _id: z.enum(jobNames),
  /** Start of the latest run, and end of the latest finished run, which the other fields describe. */
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

/** Handling of requests without a valid App Check token: ignore, write a line in the log, or refuse. */
export const appCheckModes = ['off', 'watch', 'enforce'] as const;

export type AppCheckMode = (typeof appCheckModes)[number];

const healthReport = z.object({
  parts: z.array(z.object({ part: z.enum(healthParts), isWell: z.boolean(), ms: count })),
  jobs: z.array(jobRunRow),
  mails: z.object({ failed: count, unclear: count }),
  /** Creation time of the last audit entry with a checkpoint, and whether a later entry has waited too long. */
  checkpoints: z.object({ until: dateTime.nullable(), isLate: z.boolean() }),
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

export const health = {
  /**
   * Returns the network by which limits count the caller, its peer, and how the request arrived.
   * `npm run check-deployment` calls it.
   */
  getConnection: {
    method: 'GET',
    path: '/connection',
    access: 'anyone',
    input: z.object({}),
    reply: z.object({
      network: z.string(),
      isThroughHosting: z.boolean(),
      peer: z.string(),
      appCheck: z.enum(appCheckModes),
    }),
  },
  /** Serves external monitors. Throws `unavailable` (503), with the failing service in `fields`. */
  getHealth: {
    method: 'GET',
    path: '/health',
    access: 'anyone',
    input: z.object({}),
    reply: z.object({ isWell: z.literal(true) }),
  },
  /** For admins: returns the values that the alarms check. */
  getHealthReport: {
    method: 'GET',
    path: '/health/report',
    access: 'admin',
    duty: 'none',
    // The session, each job, the restore, mails, the quarantine, the amounts of each fee, the QRIS code and the
    // checkpoints.
    reads: 12 + jobNames.length,
    input: z.object({}),
    reply: healthReport,
  },
} as const satisfies Record<string, Endpoint>;
