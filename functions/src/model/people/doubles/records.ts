import type { DoubleReason } from 'contract/rules/people/doubles';
import { collection } from '#data/collection.ts';
import type { FoundDouble } from './find-doubles.ts';

/** Two people who are probably one, under `pairIdOf` both. */
export interface MemberDoubleRecord {
  /** Ids in alphabetical order. */
  people: string[];
  reasons: DoubleReason[];
  score: number;
  /** `dismissed`: an admin decided that they are two people. */
  state: 'open' | 'dismissed';
  foundAt: Date;
  /** Admin of the last decision, and its time; null without one. */
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Returns the record of a found pair that no admin has decided. */
export const toDoubleRecord = (
  { people, reasons, score }: FoundDouble,
  foundAt: Date,
): MemberDoubleRecord => ({
  people: [...people].sort(),
  reasons: [...reasons],
  score,
  state: 'open',
  foundAt,
  decidedBy: null,
  decidedAt: null,
});

export const memberDoubles = collection<MemberDoubleRecord>('memberDoubles');
