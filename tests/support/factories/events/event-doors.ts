import { storedDocument } from '../../assertions/stores.ts';
import { inProcess } from '../../suite/client.ts';
import { freezeClock, jakarta } from '../../suite/time.ts';
import { makeEvent } from '../content.ts';
import { makeAdmin, makeMember, type Person } from '../people.ts';

export const eventDay = jakarta('2026-11-22T09:00');

/** Registers members for an event on 22 November 2026, and moves the clock to its day. */
export async function openDoors(count: number) {
  freezeClock(jakarta('2026-11-20T10:00'));
  const { id } = await makeEvent({
    title: 'Lokakarya',
    startDate: eventDay,
    endDate: jakarta('2026-11-22T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  const admin = await makeAdmin();
  const period = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...period, places: '9', memberPrice: '0' });
  const members: Person[] = [];
  for (let made = 0; made < count; made += 1) {
    const member = await makeMember({ status: 'active' });
    await inProcess(member).ok('registerForEvent', { id });
    members.push(member);
  }
  freezeClock(eventDay);
  return { id, admin, members };
}

export const ticketOf = async (event: string, member: Person) =>
  String((await storedDocument('eventRegistrations', `${event}${member.id}`)).ticketCode);
