import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { FactorNews } from '#model/base/mail-kinds.ts';
import { queueMail } from '#model/base/outbox.ts';

/**
 * Notes what became of somebody's second factor, and tells them by mail: whoever did it, its owner must hear of it.
 *
 * @param actor who did it; its owner unless told
 * @param details for the audit
 */
export function tellOfFactor(
  batch: Batch,
  user: Stored<UserRecord>,
  what: FactorNews,
  actor: Actor = actorOf(user),
  details: Readonly<Record<string, string | number>> = {},
): void {
  recordAudit(batch, actor, `factor.${what}`, actorOf(user), details);
  queueMail(batch, 'factor-news', user, { what, by: actor.name, at: clock.now().toISOString() });
}
