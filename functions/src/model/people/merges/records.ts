import type { MergeState } from 'contract/rules/people/merges';
import { collection } from '#data/collection.ts';
import type { InstitutionSeat } from '#data/institution-records.ts';
import type { UserRecord } from '#data/records.ts';
import type { MailSuppressionRecord } from '#model/mails/delivery/records.ts';
import type { RecordMove } from './move-plan.ts';

type UserValues = Partial<Record<keyof UserRecord, unknown>>;

/** Values of the survivor before and after the first batch. A field that is missing in one of both had no value. */
export interface ChangedValues {
  readonly before: UserValues;
  readonly after: UserValues;
}

/**
 * Merge of two people. The survivor gets all records of the loser, whose own record is stored here and no longer among
 * the users. The list of moved records is in `memberMergeParts`.
 */
export interface MemberMergeRecord {
  survivor: string;
  loser: string;
  state: MergeState;
  /** Record of the loser before the merge; null when the merge is final. */
  loserRecord: UserRecord | null;
  /** Fields whose values are those of the loser. */
  fromLoser: string[];
  /** Empty when the merge is final. */
  values: ChangedValues;
  /** Delivery to the survivor's address; null if the merge did not change it. */
  suppression: { before: MailSuppressionRecord | null; after: MailSuppressionRecord } | null;
  /** Seats of the institution of one of both; null without a seat. */
  seat: { institution: string; before: InstitutionSeat; after: InstitutionSeat } | null;
  /** Member numbers that lead to the survivor since. */
  numbers: string[];
  /** Index of the collection whose records are moved next. */
  position: number;
  keptIds: string[];
  /** Number of stored parts of the list. An undo counts down. */
  parts: number;
  /** Moved records by collection. */
  moved: Record<string, number>;
  /** Records that an undo left with the survivor. The list is cut; the number is not. */
  kept: { in: string; id: string; reason: string }[];
  keptCount: number;
  at: Date;
  by: { id: string; name: string };
  undoneAt: Date | null;
  undoneBy: { id: string; name: string } | null;
  /** Since when the next batch waits; null unless a run is active. */
  dueAt: Date | null;
  /** When the merge becomes final, or its list is deleted; null otherwise. */
  expireAt: Date | null;
}

/** Part of the written list of a merge, which one batch moved, under '{merge}-{index}'. */
export interface MergePartRecord {
  merge: string;
  moves: RecordMove[];
}

export const memberMerges = collection<MemberMergeRecord>('memberMerges');
export const memberMergeParts = collection<MergePartRecord>('memberMergeParts');

export const partId = (merge: string, index: number): string => `${merge}-${index}`;
