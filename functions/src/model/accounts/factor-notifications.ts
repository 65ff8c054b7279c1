import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { FactorEvent } from '#model/base/mail-kinds.ts';
import { queueMail } from '#model/base/outbox.ts';

/** Records a change and notifies the owner by mail, also of the owner's own changes. */
export function notifyFactorChange(
  batch: Batch,
  user: Stored<UserRecord>,
  what: FactorEvent,
  actor: Actor = actorOf(user),
  details: Readonly<Record<string, string | number>> = {},
): void {
  recordAudit(batch, actor, `factor.${what}`, actorOf(user), details);
  queueMail(batch, 'factor-news', user, { what, by: actor.name, at: clock.now().toISOString() });
}
