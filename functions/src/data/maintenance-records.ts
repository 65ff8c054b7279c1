import type { JobOutcome } from 'contract/rules/jobs';

/** Time of the last completed restore of a backup (`upkeep/restore`). */
export interface RestoreRecord {
  at: Date;
}

/** A running restore (`upkeep/restoring`), from which an interrupted one resumes. */
export interface RestoringRecord {
  /** Id of the backup. */
  backup: string;
  startedAt: Date;
  /** Number of parts of the backup that are restored. */
  parts: number;
  /** Whether all content of the backup was verified after restoring. */
  isVerified: boolean;
}

/** The last run of a job, under its name. */
export interface JobRunRecord {
  /** When monitoring of the job began. Lateness counts from here until a run has ended. */
  watchedSince: Date;
  /**
   * Start of the last run. It is later than `endedAt` while the run is active, and permanently if it died.
   */
  startedAt: Date | null;
  /** End of the last completed run, which all following fields describe. */
  endedAt: Date | null;
  outcome: JobOutcome;
  /** Counts of completed work, by kind. */
  done: Record<string, number>;
  isMore: boolean;
  failureCount: number;
  /** The first failures, the first reasons why it stopped, and the first findings for a person to check. */
  failures: string[];
  alarms: string[];
  findings: string[];
}

/** An unreferenced file or account, under the hash of its name. It is removed after a retention period. */
export interface QuarantineRecord {
  kind: 'files' | 'accounts';
  /** The path of the file or the id of the account. */
  name: string;
  since: Date;
}
