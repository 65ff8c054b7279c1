import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/text/dates';
import { requestDevice } from '#auth/request-device.ts';
import { endAllSessions } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { leaveInstitution } from '#model/institutions/leave-institution.ts';
import { removeAdmin } from './admins.ts';

/**
 * Schedules the deletion of the caller's account, ends all sessions, and confirms it by mail. Returns the time
 * of the deletion: the start of a day in Jakarta. Throws last-admin; last-coordinator; conflict after repeated
 * concurrent changes; not-found when an admin deleted the account meanwhile.
 */
export const requestDeletion = (self: Stored<UserRecord>): Promise<Date> =>
  retryOnConflict(async (attempt) => {
    const user = attempt === 1 ? self : await users.getOrThrow(self.id);
    await requireMayLeave(user);
    const deletionAt = dayStart(clock.now(), limits.erasure.undoDays + 1);
    const batch = new Batch();
    batch.update(users, user.id, { deletionAt }, user.version);
    endAllSessions(batch, user.id);
    const target = actorOf(user);
    recordAudit(batch, target, 'account.request-deletion', target, { deletionAt: deletionAt.toISOString() });
    queueMail(batch, 'deletion-requested', user, {
      deletionAt: deletionAt.toISOString(),
      ...momentOfChange(),
    });
    await batch.commit();
    return deletionAt;
  });

/** Throws last-admin; last-coordinator. Discards the batch: only the checks of a deletion count. */
async function requireMayLeave(user: Stored<UserRecord>): Promise<void> {
  const discarded = new Batch();
  await leaveInstitution(discarded, user, actorOf(user));
  if (user.data.role === 'Admin') await removeAdmin(discarded, user);
}

const momentOfChange = () => ({ at: clock.now().toISOString(), device: requestDevice() });

/**
 * Cancels a requested deletion, if there is one, and confirms it by mail. Without a version, because the batch
 * of a login may also reset the second factor in the same record. It fails if the record was deleted.
 */
export function cancelDeletion(batch: Batch, user: Stored<UserRecord>, actor: Actor): void {
  if (!user.data.deletionAt) return;
  batch.update(users, user.id, { deletionAt: null });
  recordAudit(batch, actor, 'account.cancel-deletion', actorOf(user), {});
  queueMail(batch, 'deletion-cancelled', user, momentOfChange());
}
