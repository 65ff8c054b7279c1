/**
 * Scheduled jobs in the order of the day. A job is late if no run has ended for this many minutes: several
 * runs in a row did not happen or crashed.
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
/** Jobs of the night, which run one after another. */
export type DailyJob = Exclude<JobName, 'send-outbox' | 'sweep-intents'>;
export const jobNames = Object.keys(jobs) as JobName[];

/**
 * - `awaited`: no run has ended since monitoring began
 * - `done`: everything was processed
 * - `incomplete`: more was due than the run had time for
 * - `failed`: some items failed, or an alarm stopped the run
 */
export const jobOutcomes = ['awaited', 'done', 'incomplete', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];
