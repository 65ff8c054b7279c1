import { ApiError, wrongStatus } from 'contract/errors';
import {
  duties as allDuties,
  type Duty,
  dutiesOf,
  formatDuties,
  hasDuty,
} from 'contract/rules/admins/duties';
import type { Role } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { endAllSessions } from '#auth/sessions.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countAdmins, countStatus } from '#model/base/counts.ts';
import { applyRole, commitWithIntent, intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { lockAdminCount, removeAdmin } from './admins.ts';

/**
 * Makes a member an admin. Safe to repeat: false if nothing changed. Throws not-found, and wrong-status for
 * an applicant, whose identity is not verified, and for a member with a seat.
 */
export const promote = (
  userId: string,
  admin: Stored<UserRecord>,
  duties: readonly Duty[] = allDuties,
): Promise<boolean> =>
  changeRole(userId, 'Admin', admin, async (batch, user) => {
    if (user.data.isActive === 'waitingApproval') {
      throw wrongStatus(adminWording.applicantStays);
    }
    if (user.data.seat) throw wrongStatus(adminWording.seatHolderStays);
    countAdmins(batch, 1);
    return { adminSince: clock.now(), duties: [...duties], managedEvents: [] };
  });

/**
 * Makes an admin, possibly the caller, a member. Without an earlier membership it counts as expired, so that
 * it must be paid for. Safe to repeat: false if nothing changed. Throws not-found; last-admin; forbidden when
 * another admin removed the caller's role first.
 */
export const demote = (userId: string, admin: Stored<UserRecord>): Promise<boolean> =>
  changeRole(userId, 'Member', admin, async (batch, user) => {
    const { data } = user;
    await removeAdmin(batch, user, adminWording.lastAdminStays);
    if (data.isActive !== 'active' || data.validUntil !== null) return { adminSince: null };
    countStatus(batch, 'active', 'expired');
    return { adminSince: null, isActive: 'expired' };
  });

type AddChanges = (batch: Batch, user: Stored<UserRecord>) => Promise<Partial<UserRecord>>;

/**
 * Changes the role in one batch with counts, audit and the end of all sessions. Its intent updates the claim
 * of the Auth account afterwards. Requests read the role from the record, so an outdated claim neither grants
 * nor removes rights. A claim set first could announce a change that never happens.
 */
const changeRole = (
  userId: string,
  role: Role,
  admin: Stored<UserRecord>,
  addChanges: AddChanges,
): Promise<boolean> =>
  retryOnConflict(async (attempt) => {
    const adminVersion = attempt === 1 ? admin.version : await readAdminVersion(admin.id);
    const user = await users.getOrThrow(userId);
    if (user.data.role === role) return false;
    const intentId = newId();
    const batch = new Batch();
    // `updatedAt` stays unchanged, because an open form does not contain this field and cannot overwrite it.
    batch.update(users, userId, { role, ...(await addChanges(batch, user)) }, user.version);
    // Changes nothing, but fails when the admin's own role was removed meanwhile. That removal writes the
    // record, so no version bump is needed (decision 0003).
    if (admin.id !== userId) batch.update(users, admin.id, { role: 'Admin' }, adminVersion);
    endAllSessions(batch, userId);
    const action = role === 'Admin' ? 'admin.promote' : 'admin.demote';
    recordAudit(batch, actorOf(admin), action, actorOf(user));
    batch.create(intents, intentId, intentRecord({ kind: 'role', uid: userId, files: [] }));
    await commitWithIntent(batch, intentId);
    try {
      await applyRole({ id: intentId, uid: userId });
    } catch {
      // The change is committed; the sweep updates the claim.
    }
    return true;
  });

/** Reads the caller again. Of two admins who demote each other, the slower one has lost the right to. */
async function readAdminVersion(id: string): Promise<Stored<UserRecord>['version']> {
  const admin = await users.get(id);
  if (admin === undefined || !hasDuty(admin.data, 'every')) throw new ApiError('forbidden');
  return admin.version;
}

/**
 * Changes the duties of another admin and sends a mail. Sessions stay, because every request reads the
 * record. Safe to repeat: false if nothing changed. Throws not-found, wrong-status for a member and for the
 * own account, and forbidden when another admin changed the caller's duties first.
 */
export const changeDuties = (
  userId: string,
  duties: readonly Duty[],
  admin: Stored<UserRecord>,
): Promise<boolean> =>
  retryOnConflict(async (attempt) => {
    if (userId === admin.id) throw wrongStatus(adminWording.ownDutiesStay);
    const adminVersion = attempt === 1 ? admin.version : await readAdminVersion(admin.id);
    const user = await users.getOrThrow(userId);
    if (user.data.role !== 'Admin') throw wrongStatus(adminWording.dutiesOfAdmins);
    const before = formatDuties(dutiesOf(user.data));
    const after = formatDuties(duties);
    if (before === after) return false;
    const batch = new Batch();
    batch.update(users, userId, { duties: [...duties] }, user.version);
    // Changes nothing, but fails when the admin's own duties were changed meanwhile.
    batch.update(users, admin.id, { role: 'Admin' }, adminVersion);
    await lockAdminCount(batch);
    recordAudit(batch, actorOf(admin), 'admin.duties', actorOf(user), { before, after });
    queueMail(batch, 'duties-changed', user, { by: actorOf(admin), duties: after });
    await batch.commit();
    return true;
  });
