import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import {
  type AttemptCounter,
  countAttempts,
  isOverLimit,
  recordOnce,
  tooManyRequests,
} from '#auth/rate-limit.ts';
import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { notifyFactorChange } from './notify-factor-change.ts';

/**
 * Counts a code. Reports too many to the owner once, because the sender knows the password. Throws
 * too-many-requests.
 */
export async function limitCodes(userId: string): Promise<void> {
  for (const counter of await countAttempts([['factor-code', userId]])) {
    if (!isOverLimit(counter)) continue;
    if (!counter.isRecorded) await outsideBudget(() => notifyGuessing(userId, counter));
    throw tooManyRequests(counter);
  }
}

async function notifyGuessing(userId: string, counter: AttemptCounter): Promise<void> {
  const user = await users.get(userId);
  if (user !== undefined) await recordOnce(counter, (batch) => notifyFactorChange(batch, user, 'guessed'));
}

export const wrongCode = (field: 'code' | 'currentCode'): ApiError =>
  new ApiError('invalid-input', { message: wording.codeWrong, fields: { [field]: wording.codeWrong } });

export const wrongPasskey = (): ApiError => new ApiError('invalid-input', { message: wording.passkeyWrong });
