import { membershipStatuses } from 'contract/rules/membership';
import { Batch } from '../../../functions/src/data/batch.ts';
import { emailOwnerId, emailOwners, users } from '../../../functions/src/data/collections.ts';
import { countStatus } from '../../../functions/src/model/base/counts.ts';
import { webp } from '../../support/factories/images.ts';
import { importAccounts, type Person, planMember } from '../../support/factories/people.ts';
import { putFile } from '../../support/suite/emulators.ts';

/** Number of members whose documents fit into one batch. */
const membersPerBatch = 80;

/**
 * Creates members of all statuses in turn, each with account, payment, number and a unique proof. They have
 * no session.
 */
export async function makeManyMembers(count: number): Promise<Omit<Person, 'token'>[]> {
  const people: Omit<Person, 'token'>[] = [];
  const image = await webp();
  for (let first = 0; first < count; first += membersPerBatch) {
    const batch = new Batch();
    const proofs: Promise<void>[] = [];
    for (let index = first; index < Math.min(first + membersPerBatch, count); index += 1) {
      const status = membershipStatuses[index % membershipStatuses.length] ?? 'active';
      const { id, record, file } = await planMember({ status }, batch);
      batch.create(users, id, record);
      batch.create(emailOwners, emailOwnerId(record.email), { userId: id, since: record.createdAt });
      countStatus(batch, null, record.isActive, record.role);
      // Bytes after the end of a picture are ignored, so each proof is unique.
      proofs.push(putFile(file, 'image/webp', Buffer.concat([image, Buffer.from(id)])));
      people.push({ id, name: record.name, email: record.email, password: `rahasia-${id}` });
    }
    await Promise.all([batch.commit(), ...proofs]);
  }
  await importAccounts(people, 'Member');
  return people;
}
