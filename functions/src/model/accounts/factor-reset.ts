import { ApiError, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factorResets, factors, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorResetRecord, UserRecord } from '#data/records.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { requireMayManage } from './admins.ts';
import { notifyFactorChange } from './notify-factor-change.ts';

/**
 * Requests a removal for an owner who lost app and recovery codes. It takes effect after a day, in which the
 * owner and all admins can cancel it. Safe to repeat: false if nothing changed. Throws not-found;
 * wrong-status for the own account and without a factor; forbidden for an admin's account without all duties.
 */
export const requestFactorReset = (userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  retryOnConflict(async () => {
    if (userId === admin.id) throw wrongStatus(adminWording.ownFactorBySecurity);
    const [user, open] = [await users.get(userId), await factorResets.get(userId)];
    if (user === undefined) throw new ApiError('not-found');
    requireMayManage(admin.data, user.data);
    if (!user.data.factorSince) throw wrongStatus(wording.factorMissing);
    if (open !== undefined) return false;
    const now = clock.now();
    const dueAt = new Date(now.getTime() + limits.factor.resetHours * 3_600_000);
    const batch = new Batch();
    batch.create(factorResets, userId, { by: admin.data.name, byId: admin.id, askedAt: now, dueAt });
    // Changes nothing, but fails when the factor or its owner was removed meanwhile. Those removals delete
    // the request too, so no version bump is needed (decision 0003).
    batch.requireVersion(users, userId, { factorSince: user.data.factorSince }, user.version);
    notifyFactorChange(batch, user, 'ask-reset', { actor: actorOf(admin) });
    await notifyAdmins(batch, 'ask-reset', user, admin);
    await batch.commit();
    return true;
  });

/**
 * Cancels a request. Safe to repeat: false without one. Throws not-found; forbidden for another admin's
 * account without all duties.
 */
export const cancelFactorReset = (userId: string, caller: Stored<UserRecord>): Promise<boolean> =>
  retryOnConflict(async () => {
    const user = userId === caller.id ? caller : await users.getOrThrow(userId);
    if (userId !== caller.id) requireMayManage(caller.data, user.data);
    const open = await factorResets.get(userId);
    if (open === undefined) return false;
    const batch = new Batch().delete(factorResets, userId, open.version);
    notifyFactorChange(batch, user, 'cancel-reset', { actor: actorOf(caller) });
    await notifyAdmins(batch, 'cancel-reset', user, caller);
    await batch.commit();
    return true;
  });

/** Notifies every admin except the owner, so that no factor is reset unnoticed. */
async function notifyAdmins(
  batch: Batch,
  what: 'ask-reset' | 'cancel-reset',
  user: Stored<UserRecord>,
  by: Stored<UserRecord>,
): Promise<void> {
  const at = clock.now().toISOString();
  for (const admin of await users.find('role', 'Admin', queryLimits.admins)) {
    if (admin.id === user.id) continue;
    queueMail(batch, 'factor-reset-of', admin, { what, whose: actorOf(user), by: actorOf(by), at });
  }
}

/** Removes a second factor as requested a day ago, in the batch of the login. */
export function completeReset(
  batch: Batch,
  user: Stored<UserRecord>,
  reset: Stored<FactorResetRecord>,
): void {
  batch.update(users, user.id, { factorSince: null }, user.version);
  batch.delete(factors, user.id);
  batch.delete(factorResets, user.id, reset.version);
  const { by, byId } = reset.data;
  const otherPeople = byId === undefined ? [] : [byId];
  notifyFactorChange(batch, user, 'reset', { actor: systemActor, details: { requestedBy: by }, otherPeople });
}

/** Removes a factor from outside of the API, for the last admin. Returns false without one. */
export const removeLostFactor = (userId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const user = await users.get(userId);
    if (!user?.data.factorSince) return false;
    const batch = new Batch();
    batch.update(users, userId, { factorSince: null }, user.version);
    batch.delete(factors, userId);
    batch.delete(factorResets, userId);
    notifyFactorChange(batch, user, 'reset', { actor: systemActor, details: { by: 'project' } });
    await batch.commit();
    return true;
  });
