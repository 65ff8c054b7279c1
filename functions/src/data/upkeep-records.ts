import type { JobOutcome } from 'contract/rules/jobs';

/** When a backup was brought back last (`upkeep/restore`). */
export interface RestoreRecord {
  at: Date;
}

/** A restore under way (`upkeep/restoring`), which goes on there when it was interrupted. */
export interface RestoringRecord {
  /** Id of the backup. */
  backup: string;
  startedAt: Date;
  /** Parts of the backup that are here. */
  parts: number;
  /** All that the backup has was found here, as it was. */
  isVerified: boolean;
}

/** The last run of a job, under its name. */
export interface JobRunRecord {
  /** When somebody first looked after it; lateness counts from here until a run has ended. */
  watchedSince: Date;
  /** Of the last run that began; later than `endedAt` while it is under way, and for good when it died. */
  startedAt: Date | null;
  /** Of the last run that ended, which all that follows tells of. */
  endedAt: Date | null;
  outcome: JobOutcome;
  /** What was done, by kind. */
  done: Record<string, number>;
  isMore: boolean;
  failureCount: number;
  /** The first of what failed, of what stopped it, and of what a person should look at. */
  failures: string[];
  alarms: string[];
  findings: string[];
}

/** Something that nothing refers to, under the hash of its name; it stands where it was until the term is over. */
export interface QuarantineRecord {
  kind: 'files' | 'accounts';
  /** The path of the file, the id of the account. */
  name: string;
  since: Date;
}
