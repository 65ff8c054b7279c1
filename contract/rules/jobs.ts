/**
 * What runs by the schedule, in the order of the day, and after how many minutes without an end of a run it is late:
 * some runs in a row did not happen, or died.
 */
export const jobs = {
  'send-outbox': { lateAfterMinutes: 15 },
  'sweep-intents': { lateAfterMinutes: 60 },
  'migrate-records': { lateAfterMinutes: 26 * 60 },
  'expire-members': { lateAfterMinutes: 26 * 60 },
  'send-reminders': { lateAfterMinutes: 26 * 60 },
  'close-unanswered': { lateAfterMinutes: 26 * 60 },
  'clear-lapsed': { lateAfterMinutes: 26 * 60 },
  'close-bills': { lateAfterMinutes: 26 * 60 },
  'keep-ledger': { lateAfterMinutes: 26 * 60 },
  'complete-requests': { lateAfterMinutes: 26 * 60 },
  retention: { lateAfterMinutes: 26 * 60 },
  'forget-removed': { lateAfterMinutes: 26 * 60 },
  'look-at-proofs': { lateAfterMinutes: 26 * 60 },
  'sweep-orphans': { lateAfterMinutes: 26 * 60 },
  'repair-counters': { lateAfterMinutes: 26 * 60 },
  'mail-checkpoint': { lateAfterMinutes: 26 * 60 },
} as const satisfies Record<string, { lateAfterMinutes: number }>;

export type JobName = keyof typeof jobs;
/** Those of the night, one after another. */
export type DailyJob = Exclude<JobName, 'send-outbox' | 'sweep-intents'>;
export const jobNames = Object.keys(jobs) as JobName[];

/**
 * - `awaited`: no run has ended since it is watched · `done`
 * - `incomplete`: more is due than it had time for · `failed`: some of it could not be done, or an alarm stopped it
 */
export const jobOutcomes = ['awaited', 'done', 'incomplete', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];
