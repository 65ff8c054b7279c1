import { type MembershipStatus, membershipStatuses } from 'contract/rules/membership';
import { memberNumber } from 'contract/text/card-numbers';
import { memberTotals, totalsIds, users } from '../../../functions/src/data/collections.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { markPeopleReplaced } from '../../../functions/src/data/people/people-changes.ts';
import type { UserRecord } from '../../../functions/src/data/records.ts';
import { createUserRecord } from '../../../functions/src/model/people/profile/user-record.ts';
import { log } from '../../../tools/emulators/log.ts';
import { people } from '../../../tools/seed/people.ts';

const first = Date.UTC(2020, 0, 1);
const statusOf = (index: number): MembershipStatus =>
  membershipStatuses[index % membershipStatuses.length] ?? 'active';

/** Returns a user from the demo people, repeated with other names and one minute apart. */
function userOf(index: number): UserRecord {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('The demo data has no people.');
  const { password: _password, hasPhoto: _hasPhoto, status: _status, ...facts } = person;
  const at = new Date(first + index * 60_000);
  const status = statusOf(index);
  return createUserRecord({
    ...facts,
    name: `${facts.name} ${index}`,
    email: `${index}.${facts.email}`,
    role: 'Member',
    isActive: status,
    memberNumber: status === 'waitingApproval' ? null : memberNumber(at, index),
    createdAt: at,
    updatedAt: at,
  });
}

/** Number of writes per chunk; a chunk completes before the next one starts. */
const writesPerChunk = 2000;

/** Adds users until there are `size`, and sets the totals. */
export async function addUsers(from: number, size: number): Promise<void> {
  const database = await firestore();
  for (let done = from; done < size; done += writesPerChunk) {
    const writer = database.bulkWriter({ throttling: false });
    for (let index = done; index < Math.min(done + writesPerChunk, size); index += 1) {
      const id = `user${String(index).padStart(8, '0')}`;
      writer.set(database.collection(users.name).doc(id), userOf(index)).catch(() => undefined);
    }
    await writer.close();
    const there = Math.min(done + writesPerChunk, size);
    if (Math.floor(there / 10_000) > Math.floor(done / 10_000)) log(`${there} of ${size} users`);
  }
  await markPeopleReplaced();
  const byStatus: Partial<Record<MembershipStatus, number>> = {};
  for (let index = 0; index < size; index += 1) {
    byStatus[statusOf(index)] = (byStatus[statusOf(index)] ?? 0) + 1;
  }
  await database.collection(memberTotals.name).doc(totalsIds.members).set({ all: size, byStatus });
}
