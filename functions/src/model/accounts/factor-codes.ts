import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { UsedCode } from '#auth/factor/check-code.ts';
import { attemptsOf, countAttempts, refuseBeyond } from '#auth/rate-limit.ts';
import { Batch } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { UserRecord } from '#data/records.ts';
import { tellOfFactor } from './factor-news.ts';

/**
 * Counts a code for an account. Who has its password and tries too many is told of to its owner, once.
 *
 * @throws ApiError too-many-requests
 */
export async function limitCodes(userId: string): Promise<void> {
  const [count = 0] = await countAttempts([['factor-code', userId]]);
  if (count === attemptsOf('factor-code') + 1) await outsideBudget(() => tellOfGuesses(userId));
  refuseBeyond('factor-code', count);
}

async function tellOfGuesses(userId: string): Promise<void> {
  const user = await users.get(userId);
  if (user === undefined) return;
  const batch = new Batch();
  tellOfFactor(batch, user, 'guessed');
  await batch.commit();
}

/** What a form says beside the field of a code. */
export const wrongCode = (field: 'code' | 'currentCode'): ApiError =>
  new ApiError('invalid-input', { message: wording.codeWrong, fields: { [field]: wording.codeWrong } });

/** A recovery code tells that its owner has lost the app, or that somebody has found the codes. */
export function tellOfRecovery(batch: Batch, user: Stored<UserRecord>, used: UsedCode): void {
  if (used.kind !== 'recovery') return;
  tellOfFactor(batch, user, 'recovery-used', undefined, { left: used.changes.recovery.length });
}
