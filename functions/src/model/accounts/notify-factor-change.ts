import type { UsedFactor } from '#auth/factor/used-factors.ts';
import { requestDevice } from '#auth/request-device.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
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
