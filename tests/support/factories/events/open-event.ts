import { toDateTimeInput } from '../../../../contract/text/dates.ts';
import { as, type InputOf, inProcess } from '../../suite/client.ts';
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
