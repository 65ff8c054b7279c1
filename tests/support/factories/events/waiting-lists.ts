import { inProcess } from '../../suite/client.ts';
import { freezeClock, jakarta } from '../../suite/time.ts';
import type { Person } from '../people.ts';
import { makeActive } from './open-event.ts';

/** Makes members and registers them one after the other, a minute between two. */
export async function registerInOrder(
  id: string,
  count: number,
  from = '2026-11-20T11:00',
): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await makeActive(`Peserta ${index + 1}`);
    freezeClock(new Date(jakarta(from).getTime() + index * 60_000));
    await inProcess(person).ok('registerForEvent', { id });
    people.push(person);
  }
  return people;
}
