import type { CreditCategory } from 'contract/rules/events/credits';
import { collection } from '#data/collection.ts';

/** An entry of the ledger. It is never changed; a reversal corrects it. */
export interface CreditEntryRecord {
  user: string;
  category: CreditCategory;
  /** Negative for a reversal. */
  points: number;
  /** Day of the activity in Jakarta, 'YYYY-MM-DD'. A reversal has the day of its original. */
  day: string;
  title: string;
  /** Id of the entry that this entry reverses; null for other entries. */
  reverses: string | null;
  createdAt: Date;
}

export type ActivityState = 'waiting' | 'approved' | 'rejected';

/** An activity that a member reports. */
export interface CreditActivityRecord {
  user: string;
  category: CreditCategory;
  points: number;
  day: string;
  title: string;
  state: ActivityState;
  submittedAt: Date;
  /** Path of the evidence; null after a rejection. */
  evidence: string | null;
  isPdf: boolean;
  /** SHA-256 of the sent file. */
  evidenceHash: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

/** A transcript as it was issued, under its code. */
export interface TranscriptRecord {
  user: string;
  name: string;
  from: string;
  until: string;
  total: number;
  required: number;
  categories: readonly {
    readonly category: CreditCategory;
    readonly earned: number;
    readonly counted: number;
    readonly cap: number;
  }[];
  entries: readonly {
    readonly day: string;
    readonly title: string;
    readonly category: CreditCategory;
    readonly points: number;
  }[];
  issuedAt: Date;
}

/** Progress of one reminder, under the last day of the period and the days before it: '2028-12-31-90'. */
export interface CreditReminderRecord {
  /** Id of the last account that was checked; null before the first one. */
  after: string | null;
  isComplete: boolean;
}

export const creditEntries = collection<CreditEntryRecord>('creditEntries');
export const creditActivities = collection<CreditActivityRecord>('creditActivities');
export const transcripts = collection<TranscriptRecord>('transcripts');
export const creditReminders = collection<CreditReminderRecord>('creditReminders');
