import { describe, expect, test } from 'vitest';
import {
  auditEntriesOf,
  everything,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const opensAt = '2026-11-01T08:00';
const closesAt = '2026-11-21T17:00';
const today = jakarta('2026-11-20T10:00');

/** Stores an event on 22 and 23 November 2026, and opens its registration on 20 November. */
async function openEvent(places: number, admin?: Person, hasWaitingList = true) {
  freezeClock(today);
  const { id, record } = await makeEvent({
    title: 'Rapat anggota',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  const by = admin ?? (await makeAdmin());
  await inProcess(by).ok('saveEventRegistration', {
    id,
    opensAt,
    closesAt,
    places: String(places),
    memberPrice: '0',
    hasWaitingList,
  });
  return { id, record, admin: by };
}

const makeActive = (validUntil = jakarta('2027-06-30T10:00')): Promise<Person> =>
  makeMember({ status: 'active', record: { validUntil } });

const registrationOf = async (id: string, who?: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration;

/** Checks that each reserved place has one registration, and that the places add up to those of the settings. */
async function requireConsistentPlaces(event: string): Promise<void> {
  const [places, registrations] = [await valuesOf('eventPlaces'), await valuesOf('eventRegistrations')];
  const reserved = places.filter(({ isFree }) => isFree === false);
  expect(places).toHaveLength(Number((await storedDocument('eventSettings', event)).places));
  expect(new Set(reserved.map(({ registration }) => registration)).size).toBe(reserved.length);
  expect(reserved.map(({ registration }) => registration).sort()).toEqual(
    registrations.map((one) => `${one.event}${one.user}`).sort(),
  );
  expect(places.filter((place) => place.isFree === (place.registration !== null))).toEqual([]);
}

describe('a registration', () => {
  test('gives a member one place, with an audit entry and a mail, also if it is sent twice', async () => {
    const { id, admin } = await openEvent(2);
    const member = await makeActive();
    expect(await registrationOf(id)).toEqual({
      state: 'open',
      opensAt: '2026-11-01T01:00:00.000Z',
      closesAt: '2026-11-21T10:00:00.000Z',
      places: 2,
      freePlaces: 2,
      prices: [{ kind: 'member', amount: 0, laterAmount: null, isAvailable: false, renewalFee: null }],
      earlyUntil: null,
      hasWaitingList: true,
      waitingCount: 0,
      needsApproval: false,
      allowsGuests: false,
      refunds: [],
      own: null,
      ownEntry: null,
    });
    const { body } = await inProcess(member).ok('registerForEvent', { id });
    expect(body.message).toBe('Anda terdaftar.');
    await inProcess(member).ok('registerForEvent', { id });
    expect(await registrationOf(id, member)).toMatchObject({ freePlaces: 1, own: { state: 'confirmed' } });
    expect(await registrationOf(id)).toMatchObject({ freePlaces: 1, own: null });
    expect(await auditEntriesOf('event-registration.register')).toMatchObject([
      { actorId: member.id, targetId: id, targetName: 'Rapat anggota' },
    ]);
    expect(await mailsOf('event-registered')).toMatchObject([
      { to: member.email, data: { event: 'Rapat anggota', location: 'Bandung' } },
    ]);
    const own = (await inProcess(member).ok('listOwnEventRegistrations', {})).body.data;
    expect(own).toMatchObject([{ event: { _id: id, title: 'Rapat anggota' }, canCancel: true }]);
    const { data, total } = (await inProcess(admin).ok('listEventParticipants', { id })).body;
    expect(total).toBe(1);
    expect(data).toMatchObject([{ person: { _id: member.id, name: member.name, email: member.email } }]);
    await requireConsistentPlaces(id);
  });

  test('gives its place back when it is cancelled, and can be made again', async () => {
    const { id } = await openEvent(1, undefined, false);
    const [first, second] = [await makeActive(), await makeActive()];
    await inProcess(first).ok('registerForEvent', { id });
    expect((await inProcess(second).refused('registerForEvent', { id })).body).toEqual({
      code: 'no-place-free',
      message:
        'Semua tempat sudah terisi. Tempat yang dibatalkan peserta lain dapat diambil lagi di halaman acara.',
    });
    expect(await registrationOf(id, second)).toMatchObject({ state: 'full', freePlaces: 0 });
    await inProcess(first).ok('cancelEventRegistration', { id });
    await inProcess(first).ok('cancelEventRegistration', { id });
    expect((await inProcess(first).ok('listOwnEventRegistrations', {})).body.data).toEqual([]);
    await inProcess(second).ok('registerForEvent', { id });
    await inProcess(second).ok('cancelEventRegistration', { id });
    await inProcess(first).ok('registerForEvent', { id });
    await requireConsistentPlaces(id);
    expect(await auditEntriesOf('event-registration.cancel')).toHaveLength(2);
  });

  test.each([
    ['before it opens', '2026-10-31T23:59', 'Pendaftaran dibuka 1 November 2026 pukul 08.00 WIB.'],
    ['after it has closed', '2026-11-21T17:00', 'Pendaftaran acara ini sudah ditutup.'],
  ])('%s is refused and changes nothing', async (_when, now, message) => {
    const { id } = await openEvent(1);
    const member = await makeActive();
    freezeClock(jakarta(now));
    const { body } = await inProcess(member).refused('registerForEvent', { id });
    expect(body).toEqual({ code: 'wrong-status', message });
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    await requireConsistentPlaces(id);
  });

  test('needs a membership that is valid on the day of the event', async () => {
    const { id } = await openEvent(9);
    const refusal = {
      code: 'wrong-status',
      message:
        'Keanggotaan Anda harus berlaku sampai hari acara. Perpanjang keanggotaan Anda dulu, lalu daftar lagi.',
    };
    const refused = [
      await makeActive(jakarta('2026-11-21T10:00')),
      await makeMember({ status: 'expired' }),
      await makeMember({ status: 'waitingApproval' }),
    ];
    for (const member of refused)
      expect((await inProcess(member).refused('registerForEvent', { id })).body).toEqual(refusal);
    const accepted = [
      await makeActive(jakarta('2026-11-22T10:00')),
      await makeMember({ status: 'RequestRenew', record: { validUntil: jakarta('2026-12-31T10:00') } }),
      await makeMember({ status: 'rejectedByAdmin', record: { validUntil: jakarta('2026-12-31T10:00') } }),
      await makeAdmin(),
    ];
    for (const member of accepted) await inProcess(member).ok('registerForEvent', { id });
    await requireConsistentPlaces(id);
  });

  test('for an unknown event cannot be cancelled', async () => {
    const member = await makeActive();
    const { status } = await inProcess(member).refused('cancelEventRegistration', { id: 'unknownRecordId' });
    expect(status).toBe(404);
  });

  test('cannot be cancelled after the event has begun, and is found until it is over', async () => {
    const { id } = await openEvent(1);
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    freezeClock(jakarta('2026-11-22T09:00'));
    expect((await inProcess(member).refused('cancelEventRegistration', { id })).body).toEqual({
      code: 'wrong-status',
      message: 'Acara sudah dimulai, jadi pendaftaran tidak dapat dibatalkan lagi.',
    });
    const own = (await inProcess(member).ok('listOwnEventRegistrations', {})).body.data;
    expect(own).toMatchObject([{ canCancel: false }]);
    freezeClock(jakarta('2026-11-23T16:01'));
    expect((await inProcess(member).ok('listOwnEventRegistrations', {})).body.data).toEqual([]);
  });

  test('for an event without registration, or one that is not public, is refused', async () => {
    const [member, event, draft] = [
      await makeActive(),
      await makeEvent(),
      await makeEvent({ createdAt: null }),
    ];
    expect(await registrationOf(event.id)).toBeNull();
    expect((await anonymous.ok('getEvent', { id: event.id })).body.hasRegistration).toBe(false);
    expect((await as(member).refused('registerForEvent', { id: event.id })).body.message).toBe(
      'Pendaftaran acara ini sudah ditutup.',
    );
    expect((await as(member).refused('registerForEvent', { id: draft.id })).status).toBe(404);
    expect((await anonymous.refused('getEventRegistration', { id: draft.id })).status).toBe(404);
  });

  test('takes another place if its first choice was reserved in the meantime', async () => {
    const { id } = await openEvent(2);
    const [member, other] = [await makeActive(), await makeActive()];
    beforeNextWrite(() => inProcess(other).ok('registerForEvent', { id }));
    await inProcess(member).ok('registerForEvent', { id });
    await requireConsistentPlaces(id);
    expect((await registrationOf(id))?.freePlaces).toBe(0);
  });
});

test('twenty members on twelve places: exactly twelve get one, and eight are refused', async () => {
  const { id } = await openEvent(12, undefined, false);
  const members = await Promise.all(Array.from({ length: 20 }, () => makeActive()));
  const answers = await Promise.all(
    members.map((member) => inProcess(member).call('registerForEvent', { id })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.filter((status) => status === 409)).toHaveLength(8);
  await requireConsistentPlaces(id);
});

describe('the settings of a registration', () => {
  test('add and remove places, more than one commit can hold', async () => {
    const { id, admin } = await openEvent(450);
    await requireConsistentPlaces(id);
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    const save = (places: string) =>
      inProcess(admin).ok('saveEventRegistration', { id, opensAt, closesAt, places, memberPrice: '0' });
    await save('1');
    await requireConsistentPlaces(id);
    await save('3');
    await requireConsistentPlaces(id);
    expect(await storedDocument('eventSettings', id)).toMatchObject({ places: 3, lastPlace: 452 });
    const { body } = await inProcess(admin).ok('getWrittenEventRegistration', { id });
    expect(body).toMatchObject({
      settings: { places: 3 },
      reservedPlaces: 1,
      event: { title: 'Rapat anggota' },
    });
    const entries = await auditEntriesOf('event-registration.save');
    expect(entries).toHaveLength(3);
  });

  test('cannot have fewer places than are reserved', async () => {
    const { id, admin } = await openEvent(3);
    for (const member of [await makeActive(), await makeActive()])
      await inProcess(member).ok('registerForEvent', { id });
    const before = await everything();
    const { body } = await inProcess(admin).refused('saveEventRegistration', {
      id,
      opensAt,
      closesAt,
      places: '1',
      memberPrice: '0',
    });
    const message = '2 tempat sudah terisi. Sediakan paling sedikit 2 tempat.';
    expect(body).toEqual({ code: 'invalid-input', message, fields: { places: message } });
    expect(await everything()).toEqual(before);
  });

  test('need a period and a whole number of places within the limit', async () => {
    const [admin, { id }] = [as(await makeAdmin()), await makeEvent()];
    const refused = async (changes: object) =>
      (
        await admin.refused('saveEventRegistration', {
          id,
          opensAt,
          closesAt,
          places: '5',
          memberPrice: '0',
          ...changes,
        })
      ).body.fields;
    expect(await refused({ closesAt: opensAt })).toEqual({
      closesAt: 'Pendaftaran harus ditutup setelah dibuka.',
    });
    expect(await refused({ opensAt: '', places: '' })).toEqual({
      opensAt: 'Wajib diisi.',
      places: 'Sediakan paling sedikit satu tempat.',
    });
    expect(await refused({ places: '1001' })).toEqual({ places: 'Paling banyak 1000 tempat.' });
    expect(await refused({ places: '2.5' })).toEqual({ places: 'Tulis bilangan bulat.' });
  });

  test('that another admin saved in the meantime are not overwritten', async () => {
    const { id, admin } = await openEvent(3);
    const { settings } = (await inProcess(admin).ok('getWrittenEventRegistration', { id })).body;
    freezeClock(jakarta('2026-11-20T10:01'));
    const save = { id, opensAt, closesAt, memberPrice: '0', basedOn: settings?.updatedAt };
    await inProcess(admin).ok('saveEventRegistration', { ...save, places: '4' });
    const { body } = await inProcess(admin).refused('saveEventRegistration', { ...save, places: '5' });
    expect(body).toMatchObject({ code: 'conflict', fields: { places: 'Tersimpan sekarang: 4' } });
    await requireConsistentPlaces(id);
  });
});

test('an event with participants cannot be deleted', async () => {
  const { id, admin } = await openEvent(3);
  const member = await makeActive();
  await inProcess(member).ok('registerForEvent', { id });
  expect((await inProcess(admin).refused('deleteEvent', { id })).body).toEqual({
    code: 'wrong-status',
    message: '1 peserta terdaftar di acara ini, jadi acara tidak dapat dihapus.',
  });
  await inProcess(member).ok('cancelEventRegistration', { id });
  await inProcess(admin).ok('deleteEvent', { id });
});

test('a price that participants have cannot be removed; an unused one can', async () => {
  const { id, admin } = await openEvent(3);
  const save = { id, opensAt, closesAt, places: '3' };
  await inProcess(admin).ok('saveEventRegistration', { ...save, memberPrice: '0', studentPrice: '0' });
  await inProcess(await makeActive()).ok('registerForEvent', { id, priceKind: 'member' });
  const before = await storedDocument('eventSettings', id);
  const refused = await inProcess(admin).refused('saveEventRegistration', { ...save, studentPrice: '0' });
  expect(refused.body.fields).toEqual({
    memberPrice: '1 peserta memiliki harga ini, jadi tidak dapat dihapus.',
  });
  expect(await storedDocument('eventSettings', id)).toEqual(before);
  await inProcess(admin).ok('saveEventRegistration', { ...save, memberPrice: '0' });
  expect(await storedDocument('eventSettings', id)).toMatchObject({
    prices: { member: { amount: 0, early: null } },
  });
});

test('the deletion of an account frees its places and removes its registrations', async () => {
  const { id, admin } = await openEvent(2);
  const [member, other] = [await makeActive(), await makeActive()];
  for (const one of [member, other]) await inProcess(one).ok('registerForEvent', { id });
  await inProcess(admin).ok('deleteUser', { id: member.id });
  expect(await valuesOf('eventRegistrations')).toMatchObject([{ user: other.id }]);
  await requireConsistentPlaces(id);
});

test('the participants are exported as CSV, recorded in the audit log', async () => {
  const { id, admin } = await openEvent(3);
  const [first, second] = [await makeActive(), await makeActive()];
  await inProcess(first).ok('registerForEvent', { id });
  freezeClock(jakarta('2026-11-21T10:00'));
  await inProcess(second).ok('registerForEvent', { id });
  const { bytes } = await inProcess(admin).ok('exportEventParticipants', { id });
  const lines = bytes.toString().replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('"Nama","Email","Nomor anggota","Rombongan","Harga","Nominal","Status","Terdaftar"');
  expect(lines[1]).toContain(`"${first.email}"`);
  expect(lines[1]).toContain('"2026-11-20"');
  expect(lines[2]).toContain(`"${second.email}"`);
  expect(lines.slice(3)).toEqual(['', '']);
  expect(await auditEntriesOf('event-registration.export')).toMatchObject([{ details: { count: 2 } }]);
});
