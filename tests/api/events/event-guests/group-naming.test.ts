import { describe, expect, test } from 'vitest';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everything,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import {
  groupOf,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
  payGroup,
} from '../../../support/factories/events/event-groups.ts';
import { guestCodeOf, guestRegistrationId, visitor } from '../../../support/factories/events/event-guests.ts';
import { makeActive, saveRegistration } from '../../../support/factories/events/open-event.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { type InputOf, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** Orders one seat for the coordinator and one for the staff, and two places at the price of the public. */
async function makeGroup() {
  const { id, admin } = await openGroupEvent(10);
  const institution = await makeMemberInstitution(1);
  const group = await orderGroup(id, institution.coordinator, 4);
  const [member] = institution.staff;
  if (member === undefined) throw new Error('The institution has no staff.');
  return { ...institution, id, admin, group, member };
}

const name = (who: Person, input: InputOf<'nameEventPlace'>) => inProcess(who).ok('nameEventPlace', input);

/** Checks that a refused name changes nothing, and returns the message. */
async function refusedName(who: Person, input: InputOf<'nameEventPlace'>): Promise<unknown> {
  const before = await everythingButAudit();
  const { body } = await inProcess(who).refused('nameEventPlace', input);
  expect(await everythingButAudit()).toEqual(before);
  return body.message;
}

const rina = { name: 'Rina Wati', email: 'rina@example.org' };

describe('a name', () => {
  test('gives a seat to a member and another place to a guest, each with an own ticket by mail', async () => {
    const { id, admin, group, coordinator, member, name: institution } = await makeGroup();
    await payGroup(group, coordinator, admin);
    await name(coordinator, { id: group, place: '1', user: member.id });
    await name(coordinator, { id: group, place: '3', ...rina });
    const { placeList, named } = await groupOf(group, coordinator);
    expect(named).toBe(2);
    expect(placeList.map(({ number, person }) => [number, person?.name ?? null])).toEqual([
      [1, member.name],
      [2, null],
      [3, 'Rina Wati'],
      [4, null],
    ]);
    const mails = (await mailsOf('event-registered')).map(
      ({ to, data }) => `${to} ${(data as { orderedBy: string }).orderedBy}`,
    );
    expect(mails.sort()).toEqual(
      [`${member.email} ${institution}`, `rina@example.org ${institution}`].sort(),
    );
    const ticket = await inProcess(member).ok('getTicket', { id });
    expect(ticket.body).toMatchObject({ holder: member.name });
    const code = await guestCodeOf(id, rina.email);
    expect((await visitor.ok('getGuestPlace', { code })).body).toMatchObject({
      guest: { name: 'Rina Wati' },
      registration: { own: { state: 'confirmed', orderedBy: institution } },
    });
    const own = (await inProcess(member).ok('listOwnEventRegistrations', {})).body;
    expect(own.data).toMatchObject([{ canCancel: false, orderedBy: institution, state: 'confirmed' }]);
    const entries = await auditEntriesOf('event-group.name');
    expect(entries.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { institution, place: 1 },
        { institution, place: 3 },
      ]),
    );
    expect(entries.flatMap(({ people }) => people)).toEqual(
      expect.arrayContaining([coordinator.id, member.id]),
    );
    expect(JSON.stringify(await auditEntriesOf('event-group.name'))).not.toContain('Rina');
    await requireConsistent();
  });

  test('before the payment is mailed with the confirmation only', async () => {
    const { id, admin, group, coordinator, member } = await makeGroup();
    await name(coordinator, { id: group, place: '2', user: member.id });
    expect(await mailsOf('event-registered')).toEqual([]);
    const held = (await inProcess(member).ok('getEventRegistration', { id })).body.registration?.own;
    expect(held).toMatchObject({ state: 'held', payment: null, price: { kind: 'institution' } });
    await payGroup(group, coordinator, admin);
    expect(await mailsOf('event-registered')).toMatchObject([{ to: member.email }]);
    await requireConsistent();
  });

  test('of another person revokes the earlier ticket; a repetition changes nothing', async () => {
    const { admin, group, coordinator, member } = await makeGroup();
    await payGroup(group, coordinator, admin);
    await name(coordinator, { id: group, place: '1', user: member.id });
    const [first] = await valuesOf('eventRegistrations').then((all) =>
      all.filter(({ user }) => user === member.id),
    );
    await name(coordinator, { id: group, place: '1', user: coordinator.id });
    const after = await valuesOf('eventRegistrations');
    expect(after.some(({ ticketCode }) => ticketCode === first?.ticketCode)).toBe(false);
    expect(after.filter(({ user }) => user === member.id)).toEqual([]);
    expect(await mailsOf('event-place-withdrawn')).toMatchObject([{ to: member.email }]);
    const before = await everything();
    await name(coordinator, { id: group, place: '1', user: coordinator.id });
    expect((await everything()).documents).toEqual(before.documents);
    await requireConsistent();
  });

  test('corrects the name of a guest without another ticket', async () => {
    const { id, admin, group, coordinator } = await makeGroup();
    await payGroup(group, coordinator, admin);
    await name(coordinator, { id: group, place: '4', ...rina });
    const before = await storedDocument('eventRegistrations', guestRegistrationId(id, rina.email));
    await name(coordinator, { id: group, place: '4', ...rina, name: 'Rina Wati, M.Kom.' });
    expect(await storedDocument('eventRegistrations', guestRegistrationId(id, rina.email))).toEqual(before);
    expect((await groupOf(group, coordinator)).placeList[3]?.person?.name).toBe('Rina Wati, M.Kom.');
    const corrected = await everything();
    await name(coordinator, { id: group, place: '4', ...rina, name: 'Rina Wati, M.Kom.' });
    expect((await everything()).documents).toEqual(corrected.documents);
    await requireConsistent();
  });

  test('of a person on the waiting list ends the entry, and offers its place to the next one', async () => {
    const { id, group, coordinator, member } = await makeGroup();
    for (let index = 0; index < 6; index += 1)
      await inProcess(await makeActive(`Peserta ${index}`)).ok('registerForEvent', { id });
    await inProcess(member).ok('registerForEvent', { id });
    expect(await valuesOf('eventWaiting')).toHaveLength(1);
    await name(coordinator, { id: group, place: '1', user: member.id });
    expect(await valuesOf('eventWaiting')).toEqual([]);
    await requireConsistent();
  });

  test('is refused for people without a seat at the price of members, and for registered people', async () => {
    const { id, group, coordinator, member, name: institution } = await makeGroup();
    const other = await makeActive();
    const seatsOnly = `Tempat ini hanya untuk anggota dengan kursi ${institution}.`;
    expect(await refusedName(coordinator, { id: group, place: '1', ...rina })).toBe(seatsOnly);
    expect(await refusedName(coordinator, { id: group, place: '3', user: other.id })).toBe(
      'Orang ini tidak memiliki kursi di institusi Anda.',
    );
    const taken = 'Orang ini sudah terdaftar di acara ini.';
    await inProcess(other).ok('registerForEvent', { id });
    expect(
      await refusedName(coordinator, { id: group, place: '3', name: 'Orang Lain', email: other.email }),
    ).toBe(taken);
    await name(coordinator, { id: group, place: '3', ...rina });
    expect(await refusedName(coordinator, { id: group, place: '4', ...rina })).toBe(taken);
    await name(coordinator, { id: group, place: '1', user: member.id });
    expect(await refusedName(coordinator, { id: group, place: '2', user: member.id })).toBe(taken);
    expect(
      (await inProcess(coordinator).refused('nameEventPlace', { id: group, place: '9', ...rina })).status,
    ).toBe(404);
  });

  test('by an address of a seat is that member, and by another address a guest', async () => {
    const { id, group, coordinator, member } = await makeGroup();
    await name(coordinator, { id: group, place: '1', name: 'Siapa saja', email: member.email });
    const other = await makeActive('Nama Rahasia');
    await name(coordinator, { id: group, place: '3', name: 'Orang Lain', email: other.email });
    const { placeList } = await groupOf(group, coordinator);
    expect(placeList[0]?.person).toMatchObject({ name: member.name, isGuest: false });
    expect(placeList[2]?.person).toMatchObject({ name: 'Orang Lain', isGuest: true });
    expect(JSON.stringify(placeList)).not.toContain('Nama Rahasia');
    expect(await storedDocument('eventRegistrations', guestRegistrationId(id, other.email))).toBeDefined();
    await requireConsistent();
  });

  test('is refused after the check-in and after the event', async () => {
    freezeClock(jakarta('2026-11-20T10:00'));
    const { id } = await makeEvent({
      startDate: jakarta('2026-11-22T09:00'),
      endDate: jakarta('2026-11-22T16:00'),
      createdAt: jakarta('2026-10-01T09:00'),
    });
    const settings = { places: '5', closesAt: '2026-11-21T17:00', publicPrice: '0' };
    await saveRegistration(await makeAdmin(), id, settings);
    const { coordinator, staff } = await makeMemberInstitution(1);
    const group = await orderGroup(id, coordinator, 3);
    const member = String(staff[0]?.id);
    await name(coordinator, { id: group, place: '1', user: member });
    freezeClock(jakarta('2026-11-22T08:30'));
    const { ticketCode } = await storedDocument('eventRegistrations', `${id}${member}`);
    const at = jakarta('2026-11-22T08:30').toISOString();
    const scan = { nonce: 'a'.repeat(32), ticket: String(ticketCode), scannedAt: at, door: 'Pintu 1' };
    const scans = [{ ...scan, kind: 'ticket' as const }];
    await inProcess(await makeAdmin()).ok('syncCheckIns', { id, scans, sentAt: at });
    expect(await refusedName(coordinator, { id: group, place: '1', user: coordinator.id })).toBe(
      'Peserta ini sudah check-in, jadi namanya tidak dapat diganti.',
    );
    expect((await inProcess(coordinator).refused('cancelEventGroup', { id: group })).body.message).toBe(
      'Peserta rombongan ini sudah check-in.',
    );
    expect((await groupOf(group, coordinator)).placeList[0]).toMatchObject({ hasAttended: true });
    freezeClock(jakarta('2026-11-22T17:00'));
    expect(await refusedName(coordinator, { id: group, place: '2', ...rina })).toBe(
      'Acara sudah selesai, jadi nama tidak dapat diisi lagi.',
    );
  });
});

describe('a named person', () => {
  test('cannot cancel, transfer or pay the place', async () => {
    const { id, admin, group, coordinator, member, name: institution } = await makeGroup();
    await name(coordinator, { id: group, place: '1', user: member.id });
    const refused = async (endpoint: 'cancelEventRegistration' | 'getOwnEventBill', input: { id: string }) =>
      (await inProcess(member).refused(endpoint, input)).body.message;
    const ask = `Tempat ini dipesan oleh ${institution}. Bila Anda tidak dapat hadir, hubungi koordinatornya.`;
    expect(await refused('cancelEventRegistration', { id })).toBe(ask);
    expect(await refused('getOwnEventBill', { id })).toBe(
      `Tempat ini dipesan dan dibayar oleh ${institution}.`,
    );
    await payGroup(group, coordinator, admin);
    const transfer = { id, email: 'lain@example.org' };
    expect((await inProcess(member).refused('offerEventTransfer', transfer)).body.message).toBe(ask);
    const { body } = await inProcess(member).ok('registerForEvent', { id });
    expect(body.message).toBe('Anda terdaftar.');
  });

  test('leaves a place without a name after the deletion of the account or the data', async () => {
    const { id, admin, group, coordinator, member } = await makeGroup();
    await payGroup(group, coordinator, admin);
    await name(coordinator, { id: group, place: '1', user: member.id });
    await name(coordinator, { id: group, place: '3', ...rina });
    const code = await guestCodeOf(id, rina.email);
    await visitor.ok('deleteGuest', { code });
    await inProcess(admin).ok('deleteUser', { id: member.id });
    const { placeList, named } = await groupOf(group, coordinator);
    expect(named).toBe(0);
    expect(placeList).toHaveLength(4);
    expect(await valuesOf('eventRegistrations')).toHaveLength(4);
    expect(JSON.stringify(await valuesOf('eventGuests'))).not.toContain('Rina');
    await requireConsistent();
  });
});
