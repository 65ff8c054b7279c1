import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { UsedFactor } from '#auth/factor/used-factors.ts';
import {
  type AttemptCounter,
  countAttempts,
  isOverLimit,
  recordOnce,
  tooManyRequests,
} from '#auth/rate-limit.ts';
import type { Batch } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
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

/** Number of recovery codes that are left, for the audit. */
const toDetails = (recovery: readonly string[]) => ({ left: recovery.length });

/** Notifies the owner: either the app is lost, or another person found the codes. */
export function notifyRecoveryCodeUse(batch: Batch, user: Stored<UserRecord>, used: UsedFactor): void {
  if (used.kind !== 'recovery') return;
  notifyFactorChange(batch, user, 'recovery-used', { details: toDetails(used.changes.recovery) });
}

/** Records a recovery code that confirms a change. The mail about the change names it. */
export function recordRecoveryCodeUse(
  batch: Batch,
  user: Stored<UserRecord>,
  used: UsedFactor | undefined,
): boolean {
  if (used?.kind !== 'recovery') return false;
  recordAudit(batch, actorOf(user), 'factor.recovery-used', actorOf(user), toDetails(used.changes.recovery));
  return true;
}
