import { ApiError } from 'contract/errors';
import {
  duties as allDuties,
  type Duty,
  dutiesOf,
  hasDuty,
  namesOfDuties,
} from 'contract/rules/admins/duties';
import type { Role } from 'contract/rules/membership';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, sessions, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { countAdmins, countStatus } from '#model/base/counts.ts';
import { applyRole, commitWithIntent, intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { holdAdmins, takeAdminAway } from './admins.ts';

/**
 * Makes a member an admin. Safe to repeat.
 *
 * @param admin who does it, as read with this request
 * @param duties what the new admin is there for; all of it unless told
 * @returns false when the person is an admin already: nothing was written
 * @throws ApiError not-found; wrong-status for an applicant, of whom nobody has yet checked who it is,
 *   and for who has a seat in an institution
 */
export const promote = (
  userId: string,
  admin: Stored<UserRecord>,
  duties: readonly Duty[] = allDuties,
): Promise<boolean> =>
  changeRole(userId, 'Admin', admin, async (batch, user) => {
    if (user.data.isActive === 'waitingApproval') {
      throw new ApiError('wrong-status', { message: wording.applicantStays });
    }
    if (user.data.seat) throw new ApiError('wrong-status', { message: wording.seatHolderStays });
    countAdmins(batch, 1);
    return { adminSince: clock.now(), duties: [...duties] };
  });

/**
 * Makes an admin a member, oneself too. Safe to repeat. Who was made as an admin and never had a membership does
 * not get one for nothing: theirs counts as expired, so that it can be paid for.
 *
 * @param admin who does it, as read with this request
 * @returns false when the person is no admin: nothing was written
 * @throws ApiError not-found; last-admin; forbidden when somebody else took the caller's role first
 */
export const demote = (userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  changeRole(userId, 'Member', admin, async (batch, user) => {
    const { data } = user;
    await takeAdminAway(batch, user, wording.lastAdminStays);
    if (data.isActive !== 'active' || data.validUntil !== null) return { adminSince: null };
    countStatus(batch, 'active', 'expired');
    return { adminSince: null, isActive: 'expired' };
  });

type Fill = (batch: Batch, user: Stored<UserRecord>) => Promise<Partial<UserRecord>>;

/**
 * The batch decides: role, counts, audit and the end of all sessions. The claim in the Auth account follows, now
 * or by the sweep, as the intent in the same batch names it: every request takes the role from the record, so a
 * claim that lags behind gives no right and takes none, while one set first could announce a change that never came.
 */
const changeRole = (userId: string, role: Role, admin: Stored<UserRecord>, fill: Fill): Promise<boolean> =>
  whileContended(async (attempt) => {
    const adminVersion = attempt === 1 ? admin.version : await versionOfAdmin(admin.id);
    const user = await users.get(userId);
    if (user === undefined) throw new ApiError('not-found');
    if (user.data.role === role) return false;
    const intentId = newId();
    const batch = new Batch();
    // Not updatedAt: a form that is being filled in holds nothing that this would overwrite.
    batch.update(users, userId, { role, ...(await fill(batch, user)) }, user.version);
    // Changes nothing, but fails when the admin's own role was taken meanwhile: that writes it, and needs no turn (decision
    // 0096).
    if (admin.id !== userId) batch.update(users, admin.id, { role: 'Admin' }, adminVersion);
    // Not deleted: a sign-in that has read the old role must find that something changed here.
    batch.merge(sessions, userId, { live: [], clearedAt: clock.now() });
    const action = role === 'Admin' ? 'admin.promote' : 'admin.demote';
    recordAudit(batch, actorOf(admin), action, actorOf(user));
    batch.create(intents, intentId, intentRecord({ kind: 'role', uid: userId, files: [] }));
    await commitWithIntent(batch, intentId);
    try {
      await applyRole({ id: intentId, uid: userId });
    } catch {
      // The decision stands; the sweep has the claim follow.
    }
    return true;
  });

/** Of two admins who demote each other at once, the slower one has no right to it any more. */
async function versionOfAdmin(id: string): Promise<Stored<UserRecord>['version']> {
  const admin = await users.get(id);
  if (admin === undefined || !hasDuty(admin.data, 'every')) throw new ApiError('forbidden');
  return admin.version;
}

/**
 * Gives another admin other duties, and tells them by mail. Their sessions stay: every request looks at the record.
 * Safe to repeat.
 *
 * @param admin who does it, as read with this request: holds all duties, and still does when it is written
 * @returns false when the person holds just these: nothing was written
 * @throws ApiError not-found; wrong-status for who is no admin, and for oneself; forbidden when somebody else took the
 *   caller's duties first
 */
export const changeDuties = (
  userId: string,
  duties: readonly Duty[],
  admin: Stored<UserRecord>,
): Promise<boolean> =>
  whileContended(async (attempt) => {
    if (userId === admin.id) throw new ApiError('wrong-status', { message: wording.ownDutiesStay });
    const adminVersion = attempt === 1 ? admin.version : await versionOfAdmin(admin.id);
    const user = await users.get(userId);
    if (user === undefined) throw new ApiError('not-found');
    if (user.data.role !== 'Admin') throw new ApiError('wrong-status', { message: wording.dutiesOfAdmins });
    const before = namesOfDuties(dutiesOf(user.data));
    const after = namesOfDuties(duties);
    if (before === after) return false;
    const batch = new Batch();
    batch.update(users, userId, { duties: [...duties] }, user.version);
    // Changes nothing, but fails when the admin's own duties were taken meanwhile.
    batch.update(users, admin.id, { role: 'Admin' }, adminVersion);
    await holdAdmins(batch);
    recordAudit(batch, actorOf(admin), 'admin.duties', actorOf(user), { before, after });
    queueMail(batch, 'duties-changed', user, { by: admin.data.name, duties: after });
    await batch.commit();
    return true;
  });
