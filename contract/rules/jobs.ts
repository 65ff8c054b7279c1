/** Jobs of the night, in the order in which they run. */
export const dailyJobNames = [
  'migrate-records',
  'end-pauses',
  'expire-members',
  'send-reminders',
  'count-credits',
  'remind-credits',
  'close-unanswered',
  'change-emails',
  'delete-accounts',
  'clear-lapsed',
  'close-bills',
  'close-messages',
  'keep-ledger',
  'complete-requests',
  'retention',
  'forget-removed',
  'find-doubles',
  'look-at-proofs',
  'sweep-orphans',
  'repair-counters',
  'mail-checkpoint',
] as const;
export type DailyJob = (typeof dailyJobNames)[number];

/**
 * Jobs that a restore runs while all mails are held: most of their mails were sent after the backup. List each
 * job here that queues mails because time has passed. Notices of questions are excluded, because a request must
 * not be closed without a notice.
 */
export const jobsAfterRestore = [
  'end-pauses',
  'expire-members',
  'send-reminders',
  'remind-credits',
  'change-emails',
  'delete-accounts',
] as const satisfies readonly DailyJob[];

export const jobNames = [
  'send-outbox',
  'send-letters',
  'sweep-intents',
  'release-places',
  'remind-unpaid',
  'event-notices',
  'index-people',
  'import-members',
  'merge-members',
  ...dailyJobNames,
] as const;
export type JobName = (typeof jobNames)[number];

/** Jobs that run every 15 minutes. */
const sweepJobs: readonly JobName[] = [
  'sweep-intents',
  'release-places',
  'remind-unpaid',
  'event-notices',
  'index-people',
  'import-members',
  'merge-members',
];

/** Returns the minutes without an ended run after which a job is late: it missed several runs. */
export function lateAfterMinutes(job: JobName): number {
  if (job === 'send-outbox' || job === 'send-letters') return 15;
  return sweepJobs.includes(job) ? 60 : 26 * 60;
}

/**
 * `awaited`: no run has ended yet. `incomplete`: more was due than the run had time for. `failed`: some items
 * failed, or an alarm stopped the run.
 */
export const jobOutcomes = ['awaited', 'done', 'incomplete', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];
