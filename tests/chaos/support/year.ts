import type { MembershipStatus } from 'contract/rules/membership';
import { memberTotals, totalsIds, users } from '../../../functions/src/data/collections.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import type { UserRecord } from '../../../functions/src/data/records.ts';
import { createUserRecord } from '../../../functions/src/model/people/profile/user-record.ts';
import { suite } from '../../support/suite/emulators.ts';

/** Expected state of a member in the simulation, computed without the product's code. */
export interface SimulatedMember {
  readonly id: string;
  status: MembershipStatus;
  validUntil: Date;
}

/** Returns the day in Jakarta as 'YYYY-MM-DD'. */
export const dayOf = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000;

/**
 * Returns the day one year after the later of both: the same day of the next year, or 28 February instead of
 * 29 February.
 */
export function yearLater(now: Date, validUntil: Date): string {
  const [year = '', rest = ''] = dayOf(now > validUntil ? now : validUntil).split(/-(.*)/);
  return `${Number(year) + 1}-${rest === '02-29' ? '02-28' : rest}`;
}

/** Returns the period of the expected reminder in days; undefined for none. */
export function periodOf({ status, validUntil }: SimulatedMember, now: Date): number | undefined {
  const left = daysBetween(now, validUntil);
  if ((status !== 'active' && status !== 'rejectedByAdmin') || left < 0 || left > 60) return undefined;
  return left <= 7 ? 7 : left <= 30 ? 30 : 60;
}

const recordOf = ({ id, status, validUntil }: SimulatedMember): UserRecord =>
  createUserRecord({
    name: `Anggota ${id}`,
    email: `${id}@example.org`,
    role: 'Member',
    isActive: status,
    memberNumber: `SISINDO-${id}`,
    createdAt: new Date(validUntil.getTime() - 365 * 86_400_000),
    updatedAt: new Date(validUntil.getTime() - 365 * 86_400_000),
    validUntil,
  });

/** Stores active members with their accounts and totals in bulk. */
export async function storeAll(members: readonly SimulatedMember[]): Promise<void> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  for (const member of members) {
    writer
      .set(database.collection(users.name).doc(member.id), recordOf(member))
      .catch((error) => Promise.reject(error));
  }
  await writer.close();
  const totals = { all: members.length, byStatus: { active: members.length } };
  await database.collection(memberTotals.name).doc(totalsIds.members).set(totals);
  const path = `identitytoolkit.googleapis.com/v1/projects/${suite.projectId}/accounts:batchCreate`;
  const accounts = members.map(({ id }) => ({
    localId: id,
    email: `${id}@example.org`,
    customAttributes: JSON.stringify({ id, role: 'Member' }),
  }));
  const answer = await fetch(`http://${suite.authHost}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users: accounts, sanityCheck: true }),
  });
  if (!answer.ok) throw new Error(`The accounts could not be imported: ${await answer.text()}`);
}
