import type { InputOf } from '../suite/client.ts';
import { as } from '../suite/client.ts';
import type { Person } from './people.ts';

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
