import { expect, test } from 'vitest';
import { findEventViolations } from '../../../support/assertions/event-invariants.ts';
import { auditEntriesOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { openEvent } from '../../../support/factories/events/open-event.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

const settings = {
  opensAt: '2026-11-01T08:00',
  closesAt: '2026-12-09T17:00',
  memberPrice: '0',
  publicPrice: '0',
};

/** Places of each pool as the form sends them. */
type Pools = Readonly<Partial<Record<'places' | 'memberPlaces' | 'speakerPlaces' | 'sponsorPlaces', string>>>;

async function openPools(pools: Pools) {
  const { id, admin } = await openEvent({ publicPrice: '0', ...pools });
  return { id, admin: inProcess(admin) };
}

const shownTo = async (id: string, who?: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration;

async function requireConsistent(): Promise<void> {
  expect(findEventViolations(await everything())).toEqual([]);
}

test('a member gets a place of the members first, then a general one; others get general ones only', async () => {
  const { id, admin } = await openPools({ places: '2', memberPlaces: '1', speakerPlaces: '1' });
  const lapsed = await makeMember({ status: 'expired' });
  const [first, second, third] = [await makeMember(), await makeMember(), await makeMember()];
  expect(await shownTo(id)).toMatchObject({ places: 2, freePlaces: 2 });
  expect(await shownTo(id, lapsed)).toMatchObject({ places: 2, freePlaces: 2 });
  expect(await shownTo(id, first)).toMatchObject({ places: 3, freePlaces: 3 });
  const reservedOf = async () => (await admin.ok('getWrittenEventRegistration', { id })).body.reserved;
  await inProcess(first).ok('registerForEvent', { id, priceKind: 'member' });
  expect(await reservedOf()).toEqual({ general: 0, members: 1, speakers: 0, sponsors: 0 });
  await inProcess(second).ok('registerForEvent', { id, priceKind: 'member' });
  await inProcess(lapsed).ok('registerForEvent', { id, priceKind: 'public' });
  expect(await reservedOf()).toEqual({ general: 2, members: 1, speakers: 0, sponsors: 0 });
  expect(await shownTo(id, third)).toMatchObject({ state: 'full', freePlaces: 0 });
  await inProcess(first).ok('cancelEventRegistration', { id });
  expect(await shownTo(id, third)).toMatchObject({ state: 'open', freePlaces: 1 });
  expect(await shownTo(id)).toMatchObject({ state: 'full', freePlaces: 0 });
  await requireConsistent();
});

test('one save moves free places between pools, creates the missing ones, and is one audit entry', async () => {
  const { id, admin } = await openPools({ places: '6', sponsorPlaces: '1' });
  const before = new Set((await valuesOf('eventPlaces')).map(({ position }) => position));
  const member = await makeMember();
  await inProcess(member).ok('registerForEvent', { id });
  await admin.ok('saveEventRegistration', {
    id,
    ...settings,
    places: '2',
    memberPlaces: '3',
    speakerPlaces: '2',
    sponsorPlaces: '1',
  });
  expect(await storedDocument('eventSettings', id)).toMatchObject({
    places: 8,
    lastPlace: 8,
    pools: { general: 2, members: 3, speakers: 2, sponsors: 1 },
  });
  const unmoved = (await valuesOf('eventPlaces')).filter(({ position }) => before.has(position));
  expect(unmoved).toHaveLength(3);
  await requireConsistent();
  const entries = await auditEntriesOf('event-registration.save');
  expect(entries).toHaveLength(2);
  expect(entries.map(({ changes }) => changes)).toContainEqual([
    { field: 'places', old: '6', new: '2' },
    { field: 'memberPlaces', old: '0', new: '3' },
    { field: 'speakerPlaces', old: '0', new: '2' },
  ]);
});

test('a pool below its use is refused at its own field and changes nothing', async () => {
  const { id, admin } = await openPools({ places: '1', memberPlaces: '3' });
  for (const member of [await makeMember(), await makeMember()])
    await inProcess(member).ok('registerForEvent', { id, priceKind: 'member' });
  const stored = await everything();
  const { body } = await admin.refused('saveEventRegistration', {
    id,
    ...settings,
    places: '3',
    memberPlaces: '1',
  });
  const message = '2 tempat sudah terisi. Sediakan paling sedikit 2 tempat.';
  expect(body).toEqual({ code: 'invalid-input', message, fields: { memberPlaces: message } });
  const tooMany = await admin.refused('saveEventRegistration', {
    id,
    ...settings,
    places: '900',
    memberPlaces: '101',
  });
  expect(tooMany.body.fields).toEqual({
    places: 'Paling banyak 1000 tempat. Kurangi salah satu jumlah.',
  });
  expect(await everything()).toEqual(stored);
});
