import { Batch } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import type { InputOf } from '../suite/client.ts';
import { as } from '../suite/client.ts';
import { type MemberOptions, type Person, planMember } from './people.ts';

export const letterForm = (changes: Partial<InputOf<'createLetter'>> = {}): InputOf<'createLetter'> => ({
  list: 'news',
  status: 'active',
  subject: 'Kabar untuk {nama}',
  content: 'Yth. {nama}, masa berlaku Anda sampai {berlaku_sampai}.',
  ...changes,
});

/** Creates a draft and starts it for all who get it. Returns its id. */
export async function startLetter(
  admin: Person,
  changes: Partial<InputOf<'createLetter'>> = {},
): Promise<string> {
  const { _id: id } = (await as(admin).ok('createLetter', letterForm(changes))).body;
  const { recipients } = (await as(admin).ok('countLetter', { id })).body;
  await as(admin).ok('startLetter', { id, recipients });
  return id;
}

/** Stores members in few batches. Those without consent become recipients that are skipped. */
export async function makeMembers(count: number, options: MemberOptions = {}): Promise<void> {
  for (let done = 0; done < count; done += 100) {
    const batch = new Batch();
    for (let index = done; index < Math.min(count, done + 100); index += 1) {
      const { id, record } = await planMember({ ...options, account: false }, batch);
      batch.create(users, id, record);
    }
    await batch.commit();
  }
}
