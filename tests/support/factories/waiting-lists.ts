import { type InputOf, inProcess } from '../suite/client.ts';
import { freezeClock, jakarta } from '../suite/time.ts';
import { makeEvent } from './content.ts';
import { makeAdmin, makeMember, type Person } from './people.ts';

type Settings = Partial<InputOf<'saveEventRegistration'>>;

/** Saves the settings of the registration until 9 December 2026; free for members without other prices. */
export const saveRegistration = (admin: Person, id: string, settings: Settings) =>
  inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-11-01T08:00',
    closesAt: '2026-12-09T17:00',
    places: '1',
    memberPrice: '0',
    ...settings,
  });

/** Stores an event on 10 December 2026 with an open registration, on 20 November at ten in Jakarta. */
export async function openEvent(settings: Settings = {}) {
  freezeClock(jakarta('2026-11-20T10:00'));
  const { id } = await makeEvent({
    title: 'Lokakarya data',
    startDate: jakarta('2026-12-10T09:00'),
    endDate: jakarta('2026-12-10T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  const admin = await makeAdmin();
  await saveRegistration(admin, id, settings);
  return { id, admin };
}

/** Makes a member whose membership is valid until June 2027. */
export const makeActive = (name = 'Siti Aminah'): Promise<Person> =>
  makeMember({ status: 'active', record: { name, validUntil: jakarta('2027-06-30T10:00') } });

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
