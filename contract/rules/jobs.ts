/** Jobs of the night, in the order in which they run. */
export const dailyJobNames = [
  'migrate-records',
  'expire-members',
  'send-reminders',
  'close-unanswered',
  'clear-lapsed',
  'close-bills',
  'keep-ledger',
  'complete-requests',
  'retention',
  'forget-removed',
  'look-at-proofs',
  'sweep-orphans',
  'repair-counters',
  'mail-checkpoint',
] as const;
export type DailyJob = (typeof dailyJobNames)[number];

export const jobNames = ['send-outbox', 'sweep-intents', ...dailyJobNames] as const;
export type JobName = (typeof jobNames)[number];

/** Returns the minutes without an ended run after which a job is late: it missed several runs. */
export function lateAfterMinutes(job: JobName): number {
  if (job === 'send-outbox') return 15;
  return job === 'sweep-intents' ? 60 : 26 * 60;
}

/**
 * `awaited`: no run has ended yet. `incomplete`: more was due than the run had time for. `failed`: some items
 * failed, or an alarm stopped the run.
 */
export const jobOutcomes = ['awaited', 'done', 'incomplete', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];
