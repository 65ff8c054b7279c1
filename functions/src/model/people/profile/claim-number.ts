import { randomInt } from 'node:crypto';
import { memberNumber } from 'contract/text/card-numbers';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';

/** Returns or assigns a random number. The commit refuses a used one, also of this batch, and the caller retries. */
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
