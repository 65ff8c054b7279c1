import { randomBytes } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { closedBy, type Duty, hasDuty } from 'contract/rules/admins/duties';
import { queryLimits } from 'contract/rules/query-limits';
import { wording } from 'contract/words/wording';
import { authAccounts } from '#data/auth-accounts.ts';
import { type AlsoWrite, Batch, nothingMore } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { adminTotals, totalsIds, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countAdmins, countStatus } from '#model/base/counts.ts';
import { claimEmail } from '#model/base/email-owners.ts';
import { claim, createAccount, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { searchable } from '#model/people/user-search.ts';

/**
 * Creates an account with role Admin.
 *
 * @param actor the admin who invites; then a mail is queued with which the password is set
 * @returns its id
 * @throws EmailTaken when the address has an account
 */
export function createAdmin(
  account: { name: string; email: string; password: string; duties?: readonly Duty[] | undefined },
  actor: Actor | undefined,
  also = nothingMore,
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
        queueMail(batch, 'admin-invited', { id: uid, data: account }, { invitedBy: actor.name });
      }
      also(batch, uid);
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
  searchable({
    name,
    email,
    gender: '',
    role: 'Admin',
    adminSince: now,
    ...(duties === undefined ? {} : { duties: [...duties] }),
    institution: '',
    institutionAddress: '',
    department: '',
    expertise: '',
    phoneNumber: '',
    isActive: 'active',
    memberNumber: null,
    photoFile: null,
    paymentId: null,
    rejectionReason: null,
    createdAt: now,
    updatedAt: now,
    validUntil: null,
  });

/**
 * Creates an admin who sets the password by mail: the one made here is seen by nobody.
 *
 * @returns the account's id
 * @throws EmailTaken when the address has an account
 */
export const inviteAdmin = (
  person: { name: string; email: string; duties?: readonly Duty[] | undefined },
  actor: Actor,
  also?: AlsoWrite,
): Promise<string> =>
  createAdmin({ ...person, password: randomBytes(48).toString('base64url') }, actor, also);

/** All admins, who has been one longest first. Costs a read for each; no index, as there are few. */
export async function listAdmins(): Promise<Stored<UserRecord>[]> {
  const rows = await users.find('role', 'Admin', queryLimits.admins);
  return rows.sort((a, b) => adminSinceOf(a.data).getTime() - adminSinceOf(b.data).getTime());
}

export const adminSinceOf = (admin: UserRecord): Date => admin.adminSince ?? admin.createdAt;

/**
 * Takes one admin out of the count, who is not the last, nor the last with all duties. Two admins who remove each
 * other, or their duties, at once both read the same count: only one write can follow.
 *
 * @param refusal replaces the usual message
 * @throws ApiError last-admin
 */
export async function takeAdminAway(
  batch: Batch,
  leaving: Stored<UserRecord>,
  refusal?: string,
): Promise<void> {
  const admins = await adminTotals.get(totalsIds.admins);
  if (admins === undefined || admins.data.count <= 1) {
    throw new ApiError('last-admin', refusal === undefined ? {} : { message: refusal });
  }
  if (hasDuty(leaving.data, 'every') && !(await listAdmins()).some((one) => canStay(one, leaving.id))) {
    throw new ApiError('last-admin', { message: wording.lastFullAdminStays });
  }
  countAdmins(batch, -1, admins.version);
}

const canStay = ({ id, data }: Stored<UserRecord>, leaving: string): boolean =>
  id !== leaving && hasDuty(data, 'every');

/** Makes a change of duties one of those that `takeAdminAway` holds apart. */
export async function holdAdmins(batch: Batch): Promise<void> {
  const admins = await adminTotals.get(totalsIds.admins);
  if (admins === undefined) throw new Error('The admins were never counted: totals/admins is missing.');
  batch.hold(adminTotals, totalsIds.admins, admins.version);
}

/**
 * Admins are removed, and get another address, by who holds all duties: anybody else could get into their accounts.
 *
 * @throws ApiError forbidden
 */
export function requireMayManage(caller: UserRecord, account: UserRecord): void {
  if (account.role === 'Admin' && !hasDuty(caller, 'every'))
    throw new ApiError('forbidden', { message: closedBy('every') });
}
