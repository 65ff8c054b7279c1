import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { factorResets, factors, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorResetRecord, UserRecord } from '#data/records.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { whileContended } from '#model/base/contention.ts';
import { queueMail } from '#model/base/outbox.ts';
import { requireMayManage } from './admins.ts';
import { tellOfFactor } from './factor-news.ts';

/**
 * Asks that somebody who has lost app and recovery codes gets on without: after a day, in which they, and every admin,
 * know of it and can stop it. Safe to repeat.
 *
 * @returns false when it was asked already: nothing was written
 * @throws ApiError not-found; wrong-status for oneself, and for who has no second factor; forbidden without all duties for
 *   an admin's
 */
export const askFactorReset = (userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  whileContended(async () => {
    if (userId === admin.id) throw new ApiError('wrong-status', { message: wording.ownFactorBySecurity });
    const [user, open] = [await users.get(userId), await factorResets.get(userId)];
    if (user === undefined) throw new ApiError('not-found');
    requireMayManage(admin.data, user.data);
    if (!user.data.factorSince) throw new ApiError('wrong-status', { message: wording.factorMissing });
    if (open !== undefined) return false;
    const now = clock.now();
    const dueAt = new Date(now.getTime() + limits.factor.resetHours * 3_600_000);
    const batch = new Batch();
    batch.create(factorResets, userId, { by: admin.data.name, askedAt: now, dueAt });
    // Changes nothing, but fails when the factor, or its owner, went meanwhile; what takes them away takes the wish
    // along, so that nothing need be held (decision 0096).
    batch.update(users, userId, { factorSince: user.data.factorSince }, user.version);
    tellOfFactor(batch, user, 'ask-reset', actorOf(admin));
    await tellAdmins(batch, 'ask-reset', user, admin);
    await batch.commit();
    return true;
  });

/**
 * Takes such a wish back. Safe to repeat.
 *
 * @returns false when there is none
 * @throws ApiError not-found; forbidden without all duties for an admin's, who may themselves
 */
export const cancelFactorReset = (userId: string, caller: Stored<UserRecord>): Promise<boolean> =>
  whileContended(async () => {
    const user = userId === caller.id ? caller : await users.get(userId);
    if (user === undefined) throw new ApiError('not-found');
    if (userId !== caller.id) requireMayManage(caller.data, user.data);
    const open = await factorResets.get(userId);
    if (open === undefined) return false;
    const batch = new Batch().delete(factorResets, userId, open.version);
    tellOfFactor(batch, user, 'cancel-reset', actorOf(caller));
    await tellAdmins(batch, 'cancel-reset', user, caller);
    await batch.commit();
    return true;
  });

/** Every admin but the two, so that nobody resets another's factor unseen. */
async function tellAdmins(
  batch: Batch,
  what: 'ask-reset' | 'cancel-reset',
  user: Stored<UserRecord>,
  by: Stored<UserRecord>,
): Promise<void> {
  const at = clock.now().toISOString();
  for (const admin of await users.find('role', 'Admin', queryLimits.admins)) {
    if (admin.id === user.id) continue;
    queueMail(batch, 'factor-reset-of', admin, { what, whose: user.data.name, by: by.data.name, at });
  }
}

/**
 * Does what was asked a day ago: the account has no second factor any more.
 *
 * @param batch decides, with whatever else is in it
 */
export function settleReset(batch: Batch, user: Stored<UserRecord>, reset: Stored<FactorResetRecord>): void {
  batch.update(users, user.id, { factorSince: null }, user.version);
  batch.delete(factors, user.id);
  batch.delete(factorResets, user.id, reset.version);
  tellOfFactor(batch, user, 'reset', systemActor, { by: reset.data.by });
}

/**
 * Removes a second factor at once, for who holds the project itself: the way back of the last admin.
 *
 * @returns false when there is none
 */
export const removeLostFactor = (userId: string): Promise<boolean> =>
  whileContended(async () => {
    const user = await users.get(userId);
    if (!user?.data.factorSince) return false;
    const batch = new Batch();
    batch.update(users, userId, { factorSince: null }, user.version);
    batch.delete(factors, userId);
    batch.delete(factorResets, userId);
    tellOfFactor(batch, user, 'reset', systemActor, { by: 'project' });
    await batch.commit();
    return true;
  });
