import type { JobOutcome } from 'contract/rules/jobs';

/** Time of the last completed restore of a backup (`upkeep/restore`). */
export interface RestoreRecord {
  at: Date;
}

/** A running restore (`upkeep/restoring`), from which an interrupted one resumes. */
export interface RestoringRecord {
  backup: string;
  startedAt: Date;
  parts: number;
  /** Whether all content of the backup was verified after restoring. */
  isVerified: boolean;
}

export interface JobRunRecord {
  /** When monitoring of the job began. Lateness counts from here until a run has ended. */
  watchedSince: Date;
  /** Start of the last run; later than `endedAt` while it is active, and permanently if it died. */
  startedAt: Date | null;
  /** End of the last completed run, which all following fields describe. */
  endedAt: Date | null;
  outcome: JobOutcome;
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
  name: string;
  since: Date;
}
