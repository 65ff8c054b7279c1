import { randomBytes } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { type Duty, hasDuty, missingDutyText } from 'contract/rules/admins/duties';
import { queryLimits } from 'contract/rules/query-limits';
import { adminWording } from 'contract/text/admin-wording';
import { authAccounts } from '#data/auth-accounts.ts';
import { type AddToBatch, Batch, noop } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { adminTotals, totalsIds, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail } from '#model/base/claim-email.ts';
import { countAdmins, countStatus } from '#model/base/counts.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { createUserRecord } from '#model/people/profile/user-record.ts';

/**
 * Creates an admin and returns the id. With `actor`, the inviting admin, queues a mail for setting the
 * password. Throws EmailTaken.
 */
export function createAdmin(
  account: { name: string; email: string; password: string; duties?: readonly Duty[] | undefined },
  actor: Actor | undefined,
  addToBatch = noop,
): Promise<string> {
  const uid = newId();
  return withIntent(
    { kind: 'registration', uid, files: [] },
    async (intent) => {
      await createAccount(uid, account);
      await authAccounts.setClaims(uid, 'Admin');
      const now = clock.now();
      const batch = claim(new Batch(), intent).create(users, uid, newAdmin(account, now));
      await claimEmail(batch, account.email, uid);
      countStatus(batch, null, 'active', 'Admin');
      countAdmins(batch, 1);
      const self = { id: uid, name: account.name };
      recordAudit(batch, actor ?? self, 'admin.create', self);
      if (actor !== undefined) {
        queueMail(batch, 'admin-invited', { id: uid, data: account }, { invitedBy: actor });
      }
      addToBatch(batch, uid);
      await batch.commit();
      return uid;
    },
    uid,
  );
}

const newAdmin = (
  { name, email, duties }: { name: string; email: string; duties?: readonly Duty[] | undefined },
  now: Date,
): UserRecord =>
  createUserRecord({
    name,
    email,
    role: 'Admin',
    adminSince: now,
    ...(duties === undefined ? {} : { duties: [...duties] }),
    isActive: 'active',
    createdAt: now,
    updatedAt: now,
  });

/**
 * Creates an admin whose owner sets the password by a mailed link; the initial one is random. Throws
 * EmailTaken and too-many-requests.
 */
export async function inviteAdmin(
  person: { name: string; email: string; duties?: readonly Duty[] | undefined },
  actor: Actor,
  addToBatch: AddToBatch,
): Promise<string> {
  await limitMailsTo('invitation-recipient', person.email, actor);
  return createAdmin({ ...person, password: randomBytes(48).toString('base64url') }, actor, addToBatch);
}

/** Returns the longest-serving admin first. Needs no index: admins are few. */
export async function listAdmins(): Promise<Stored<UserRecord>[]> {
  const rows = await users.find('role', 'Admin', queryLimits.admins);
  return rows.sort((a, b) => adminSinceOf(a.data).getTime() - adminSinceOf(b.data).getTime());
}

export const adminSinceOf = (admin: UserRecord): Date => admin.adminSince ?? admin.createdAt;

/**
 * Removes one admin from the count. Throws last-admin, or `refusal`, for the last one and for the last with
 * all duties. Of two concurrent removals, only one commits.
 */
export async function removeAdmin(
  batch: Batch,
  leaving: Stored<UserRecord>,
  refusal?: string,
): Promise<void> {
  const admins = await adminTotals.get(totalsIds.admins);
  if (admins === undefined || admins.data.count <= 1) {
    throw new ApiError('last-admin', refusal === undefined ? {} : { message: refusal });
  }
  if (
    hasDuty(leaving.data, 'every') &&
    !(await listAdmins()).some((one) => isOtherFullAdmin(one, leaving.id))
  ) {
    throw new ApiError('last-admin', { message: adminWording.lastFullAdminStays });
  }
  countAdmins(batch, -1, admins.version);
}

const isOtherFullAdmin = ({ id, data }: Stored<UserRecord>, leaving: string): boolean =>
  id !== leaving && hasDuty(data, 'every');

/** Makes a change of duties conflict with a concurrent `removeAdmin`. */
export async function lockAdminCount(batch: Batch): Promise<void> {
  const admins = await adminTotals.get(totalsIds.admins);
  if (admins === undefined) throw new Error('The admins were never counted: totals/admins is missing.');
  batch.bumpVersion(adminTotals, totalsIds.admins, admins.version);
}

/**
 * Requires all duties for deleting an admin or changing their address: other admins could take over the
 * account. Throws forbidden.
 */
export function requireMayManage(caller: UserRecord, account: UserRecord): void {
  if (account.role === 'Admin' && !hasDuty(caller, 'every'))
    throw new ApiError('forbidden', { message: missingDutyText('every') });
}

/** Requires all duties for the profile and the sessions of another admin. Throws forbidden. */
export function requireMayEdit(caller: Stored<UserRecord>, account: Stored<UserRecord>): void {
  if (account.id !== caller.id) requireMayManage(caller.data, account.data);
}
