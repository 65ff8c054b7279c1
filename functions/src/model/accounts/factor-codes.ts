import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { UsedFactor } from '#auth/factor/used-factors.ts';
import { type Counted, countAttempts, isBeyond, tellOnce, tooMany } from '#auth/rate-limit.ts';
import type { Batch } from '#data/batch.ts';
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
  for (const counter of await countAttempts([['factor-code', userId]])) {
    if (!isBeyond(counter)) continue;
    if (!counter.isTold) await outsideBudget(() => tellOfGuesses(userId, counter));
    throw tooMany(counter);
  }
}

async function tellOfGuesses(userId: string, counter: Counted): Promise<void> {
  const user = await users.get(userId);
  if (user !== undefined) await tellOnce(counter, (batch) => tellOfFactor(batch, user, 'guessed'));
}

/** What a form says beside the field of a code. */
export const wrongCode = (field: 'code' | 'currentCode'): ApiError =>
  new ApiError('invalid-input', { message: wording.codeWrong, fields: { [field]: wording.codeWrong } });

/** What a page says of an answer of a passkey. */
export const wrongPasskey = (): ApiError => new ApiError('invalid-input', { message: wording.passkeyWrong });

/** A recovery code tells that its owner has lost the app, or that somebody has found the codes. */
export function tellOfRecovery(batch: Batch, user: Stored<UserRecord>, used: UsedFactor | undefined): void {
  if (used?.kind !== 'recovery') return;
  tellOfFactor(batch, user, 'recovery-used', undefined, { left: used.changes.recovery.length });
}
