import { randomInt } from 'node:crypto';
import { memberNumber } from 'contract/words/card-numbers';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';

/**
 * The number of a member, a new one for who has none. Numbers are drawn, not counted: `create` refuses one that was
 * ever given, and the decision is tried again.
 */
export function claimNumber(
  batch: Batch,
  user: { readonly id: string; readonly data: Pick<UserRecord, 'memberNumber'> },
): string {
  if (user.data.memberNumber !== null) return user.data.memberNumber;
  const now = clock.now();
  const number = memberNumber(now, randomInt(1_000_000));
  batch.create(memberNumbers, number, { userId: user.id, assignedAt: now });
  return number;
}
