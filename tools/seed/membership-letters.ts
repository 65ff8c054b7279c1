import { users } from '../../functions/src/data/collections.ts';
import { actorOf } from '../../functions/src/model/base/actors.ts';
import { issueMembershipLetter } from '../../functions/src/model/membership-letters/issuing.ts';
import { demoId } from './deterministic.ts';

/** Issues two membership letters with the product's own function. */
export async function writeDemoMembershipLetters(): Promise<void> {
  const member = await users.getOrThrow(demoId('user', 'member@example.org'));
  for (const purpose of ['pelaporan BKD semester ganjil', 'akreditasi program studi'])
    await issueMembershipLetter(member, purpose, actorOf(member));
}
