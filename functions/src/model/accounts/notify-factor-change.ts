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
