import { toDateTimeInput } from '../../../../contract/text/dates.ts';
import { as, type InputOf, inProcess } from '../../suite/client.ts';
import { database } from '../../suite/emulators.ts';
import { freezeClock, inDays, jakarta } from '../../suite/time.ts';
import { makeEvent } from '../content.ts';
import { makeAdmin, makeMember, type Person } from '../people.ts';

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

/** Stores an event in ten days, counted from the real time, with an open registration for members. Returns its id. */
export async function openNextEvent(admin: Person, settings: Settings = {}): Promise<string> {
  const { id } = await makeEvent({
    title: 'Lokakarya analisis data',
    bannerImage: null,
    startDate: inDays(10),
    endDate: inDays(11),
    createdAt: inDays(-1),
  });
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
  const period = { opensAt, closesAt, places: '5', memberPrice: '150000' };
  await as(admin).ok('saveEventRegistration', { id, ...period, ...settings });
  return id;
}

/** Stores registrations without the function, for people with only a name and an address. Returns their addresses. */
export async function fillPlaces(event: string, size: number, eventEndsAt: Date): Promise<string[]> {
  const firestore = await database();
  const writer = firestore.bulkWriter({ throttling: false });
  const people = Array.from({ length: size }, (_, index) => `orang${String(index).padStart(4, '0')}`);
  const place = { event, state: 'confirmed', price: 0, bill: null, eventEndsAt };
  for (const user of people) {
    void writer.set(firestore.doc(`users/${user}`), { name: user, email: `${user}@example.org` });
    void writer.set(firestore.doc(`eventRegistrations/${event}${user}`), {
      ...{ ...place, user, place: user, registeredAt: new Date(eventEndsAt.getTime() - 14 * 86_400_000) },
    });
  }
  await writer.close();
  return people.map((user) => `${user}@example.org`);
}
