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
import { requestDevice } from '#auth/request-device.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { FactorEvent } from '#model/base/mail-kinds.ts';
import { queueMail } from '#model/base/queue-mail.ts';

interface FactorChange {
  /** The owner by default. */
  readonly actor?: Actor | undefined;
  readonly details?: Readonly<Record<string, string | number>>;
  /** Other people whom the details name. */
  readonly otherPeople?: readonly string[];
  /** Whether a recovery code confirmed the change. */
  readonly byRecoveryCode?: boolean;
}

/**
 * Records a change and notifies the owner by mail, also of the owner's own changes. The mail names the device,
 * except that of an admin.
 */
export function notifyFactorChange(
  batch: Batch,
  user: Stored<UserRecord>,
  what: FactorEvent,
  { actor = actorOf(user), details = {}, otherPeople = [], byRecoveryCode = false }: FactorChange = {},
): void {
  recordAudit(batch, actor, `factor.${what}`, actorOf(user), details, otherPeople);
  const isOfAdmin = actor.id !== user.id && actor.id !== systemActor.id;
  queueMail(batch, 'factor-news', user, {
    what,
    by: actor,
    at: clock.now().toISOString(),
    device: isOfAdmin ? '' : requestDevice(),
    ...(byRecoveryCode ? { confirmedBy: 'recovery' } : {}),
  });
}

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
