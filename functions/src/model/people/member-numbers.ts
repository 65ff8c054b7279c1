import { randomInt } from 'node:crypto';
import { memberNumber } from 'contract/text/card-numbers';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';

/** Returns the user's number, or draws one that is new in this batch. The commit refuses one of another member. */
export function claimNumber(
  batch: Batch,
  user: { readonly id: string; readonly data: Pick<UserRecord, 'memberNumber'> },
): string {
  if (user.data.memberNumber !== null) return user.data.memberNumber;
  const now = clock.now();
  let number: string;
  do number = memberNumber(now, randomInt(1_000_000));
  while (batch.creates(memberNumbers, number));
  batch.create(memberNumbers, number, { userId: user.id, assignedAt: now });
  return number;
}
