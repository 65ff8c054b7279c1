import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { eventWaiting } from '../../../../functions/src/model/events/registration/records.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  groupOf,
  groupPrices,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
  payGroup,
} from '../../../support/factories/events/event-groups.ts';
import { makeActive, saveRegistration } from '../../../support/factories/events/open-event.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { jakarta } from '../../../support/suite/time.ts';

/** Checks that a refused order changes nothing, and returns the refusal. */
async function refusedOrder(
  coordinator: Parameters<typeof inProcess>[0],
  input: { readonly id: string; readonly places: string; readonly seenAmount?: number },
) {
  const before = await everythingButAudit();
  const refusal = await inProcess(coordinator).refused('orderEventGroup', input);
  expect(await everythingButAudit()).toEqual(before);
  return refusal;
}

describe('an order', () => {
  test('holds all places with one bill: seats at the price of members, others at that of the public', async () => {
    const { id } = await openGroupEvent(10);
    const { coordinator, name, id: institution } = await makeMemberInstitution(1);
    const { offer, groups } = (await inProcess(coordinator).ok('listEventGroups', { id })).body;
    expect(groups).toEqual([]);
    expect(offer).toEqual({
      institution: { _id: institution, name },
      freePlaces: 10,
      seats: { kind: 'institution', count: 2, amount: 100_000 },
      publicAmount: 200_000,
      refusal: null,
    });
    const order = { id, places: '5', seenAmount: 800_000 };
    const { _id } = (await inProcess(coordinator).ok('orderEventGroup', order)).body;
    const group = (await inProcess(coordinator).ok('getEventGroup', { id: _id })).body;
    expect(group).toMatchObject({
      state: 'held',
      places: 5,
      named: 0,
      amount: 800_000,
      holdUntil: '2026-11-22T03:00:00.000Z',
      lines: [
        { kind: 'institution', count: 2, amount: 100_000 },
        { kind: 'public', count: 3, amount: 200_000 },
      ],
      payment: 'due',
      bill: { fee: 800_000, membership: 'institution', event: 'Lokakarya data' },
      canCancel: true,
      canName: true,
    });
    expect(group.placeList.map(({ number, kind, person }) => [number, kind, person])).toEqual([
      [1, 'institution', null],
      [2, 'institution', null],
      [3, 'public', null],
      [4, 'public', null],
      [5, 'public', null],
    ]);
    const registrations = await valuesOf('eventRegistrations');
    expect(registrations).toHaveLength(5);
    expect(new Set(registrations.map(({ ticketCode }) => ticketCode)).size).toBe(5);
    expect(await mailsOf('event-held')).toMatchObject([
      { to: coordinator.email, data: { group: _id, institution: name, places: 5 } },
    ]);
    expect(await auditEntriesOf('event-group.order')).toMatchObject([
      { actorId: coordinator.id, details: { institution: name, places: 5, bill: group.bill?.code } },
    ]);
    await requireConsistent();
  });

  test('has no bill if all places are free', async () => {
    const { id } = await openGroupEvent(10, { memberPrice: '0', publicPrice: '0' });
    const { coordinator } = await makeMemberInstitution();
    const group = await groupOf(await orderGroup(id, coordinator, 3), coordinator);
    expect(group).toMatchObject({
      state: 'confirmed',
      payment: null,
      bill: null,
      holdUntil: null,
      amount: 0,
    });
    expect(group.lines).toEqual([{ kind: 'public', count: 3, amount: 0 }]);
    expect(await mailsOf('event-group-confirmed')).toMatchObject([{ to: coordinator.email }]);
    await requireConsistent();
  });

  test('covers each seat once, over several groups and own registrations', async () => {
    const { id } = await openGroupEvent(20);
    const { coordinator, staff } = await makeMemberInstitution(3);
    await inProcess(staff[0]).ok('registerForEvent', { id });
    await orderGroup(id, coordinator, 2);
    const { offer, groups } = (await inProcess(coordinator).ok('listEventGroups', { id })).body;
    expect(groups).toMatchObject([{ places: 2, amount: 200_000, named: 0 }]);
    expect(offer?.seats).toEqual({ kind: 'institution', count: 1, amount: 100_000 });
    const second = await groupOf(await orderGroup(id, coordinator, 2), coordinator);
    expect(second.lines).toEqual([
      { kind: 'institution', count: 1, amount: 100_000 },
      { kind: 'public', count: 1, amount: 200_000 },
    ]);
    const after = (await inProcess(coordinator).ok('listEventGroups', { id })).body;
    expect(after.offer?.seats).toBeNull();
    await requireConsistent();
  });

  test('prefers places of members for the seats', async () => {
    const { id } = await openGroupEvent(2, { ...groupPrices, memberPlaces: '2' });
    const { coordinator } = await makeMemberInstitution(1);
    await orderGroup(id, coordinator, 4);
    await inProcess(await makeActive()).ok('registerForEvent', { id });
    expect(await valuesOf('eventWaiting')).toHaveLength(1);
    await requireConsistent();
  });

  test('of more places than are free is refused with their number', async () => {
    const { id } = await openGroupEvent(3);
    const { coordinator } = await makeMemberInstitution();
    const refusal = await refusedOrder(coordinator, { id, places: '4' });
    expect(refusal).toMatchObject({
      status: 409,
      body: { message: 'Hanya 3 tempat yang masih kosong. Kurangi jumlahnya, lalu pesan lagi.' },
    });
    await orderGroup(id, coordinator, 3);
    expect(await refusedOrder(coordinator, { id, places: '2' })).toMatchObject({
      body: { message: 'Semua tempat sudah terisi, jadi rombongan tidak dapat memesan sekarang.' },
    });
  });

  test('never takes places for which people wait', async () => {
    const { id } = await openGroupEvent(5);
    const { coordinator } = await makeMemberInstitution();
    const member = await makeActive();
    const entry = `${id}${member.id}`;
    await new Batch()
      .create(eventWaiting, entry, {
        ...{ event: id, user: member.id, state: 'waiting', priceKind: 'public', pool: 'general' },
        ...{ joinedAt: new Date(), queueKey: entry, place: null, offerUntil: null },
        eventEndsAt: jakarta('2026-12-10T16:00'),
      })
      .commit();
    expect(await refusedOrder(coordinator, { id, places: '2' })).toMatchObject({ status: 409 });
    await inProcess(member).ok('leaveEventWaitingList', { id });
    await orderGroup(id, coordinator, 2);
  });

  test.each([
    [{ places: '1' }, 400, 'Pesan paling sedikit 2 tempat.'],
    [{ places: '51' }, 400, 'Pesan paling banyak 50 tempat sekaligus.'],
    [{ places: '2', seenAmount: 1 }, 409, 'Harganya berubah. Muat ulang halaman ini, lalu periksa lagi.'],
  ] as const)('with the fields %j is refused', async (input, status, message) => {
    const { id } = await openGroupEvent(60);
    const { coordinator } = await makeMemberInstitution();
    const refusal = await refusedOrder(coordinator, { id, ...input });
    expect(refusal.status).toBe(status);
    expect(JSON.stringify(refusal.body)).toContain(message);
  });

  test('beyond the seats is refused without a price of the public', async () => {
    const { id } = await openGroupEvent(20, { institutionPrice: '100.000' });
    const { coordinator } = await makeMemberInstitution(2);
    expect(await refusedOrder(coordinator, { id, places: '4' })).toMatchObject({
      body: {
        message: 'Acara ini hanya untuk anggota. Institusi Anda dapat memesan paling banyak 3 tempat.',
      },
    });
    const group = await groupOf(await orderGroup(id, coordinator, 3), coordinator);
    expect(group.amount).toBe(300_000);
  });

  test('has no price of members if the membership ends before the event', async () => {
    const { id } = await openGroupEvent(20);
    const { coordinator } = await makeInstitution({ record: { validUntil: jakarta('2026-12-01T10:00') } });
    const group = await groupOf(await orderGroup(id, coordinator, 2), coordinator);
    expect(group.lines).toEqual([{ kind: 'public', count: 2, amount: 200_000 }]);
  });

  test('is refused for an event with approval, and before the registration opens', async () => {
    const { id, admin } = await openGroupEvent(20);
    const { coordinator } = await makeMemberInstitution();
    await saveRegistration(admin, id, { places: '20', ...groupPrices, needsApproval: true });
    expect(await refusedOrder(coordinator, { id, places: '2' })).toMatchObject({
      body: {
        message: 'Pendaftaran acara ini disetujui satu per satu, jadi rombongan tidak dapat memesan.',
      },
    });
    const { offer } = (await inProcess(coordinator).ok('listEventGroups', { id })).body;
    expect(offer?.refusal).toBe(
      'Pendaftaran acara ini disetujui satu per satu, jadi rombongan tidak dapat memesan.',
    );
    await saveRegistration(admin, id, { places: '20', ...groupPrices, opensAt: '2026-11-25T08:00' });
    expect(await refusedOrder(coordinator, { id, places: '2' })).toMatchObject({ status: 409 });
  });
});

describe('access', () => {
  test('is for present coordinators of the institution only', async () => {
    const { id } = await openGroupEvent(20);
    const [own, other] = [await makeMemberInstitution(1), await makeMemberInstitution()];
    const group = await orderGroup(id, own.coordinator, 2);
    for (const who of [other.coordinator, own.staff[0], await makeActive()]) {
      for (const [name, input] of [
        ['getEventGroup', { id: group }],
        ['cancelEventGroup', { id: group }],
        ['nameEventPlace', { id: group, place: '1', user: own.coordinator.id }],
      ] as const)
        expect((await inProcess(who).refused(name, input)).status).toBe(404);
    }
    expect((await inProcess(own.staff[0]).refused('orderEventGroup', { id, places: '2' })).status).toBe(404);
    expect((await inProcess(own.staff[0]).ok('listEventGroups', { id })).body).toEqual({
      offer: null,
      groups: [],
    });
    await inProcess(own.coordinator).ok('setCoordinator', {
      id: own.id,
      user: own.staff[0]?.id ?? '',
      isCoordinator: true,
    });
    expect((await groupOf(group, own.staff[0] ?? own.coordinator))._id).toBe(group);
  });
});

describe('a payment', () => {
  test('confirms all places with one receipt in the name of the institution', async () => {
    const { id, admin } = await openGroupEvent(10);
    const { coordinator, name } = await makeMemberInstitution();
    const group = await orderGroup(id, coordinator, 3);
    const code = await payGroup(group, coordinator, admin);
    expect(await groupOf(group, coordinator)).toMatchObject({
      state: 'confirmed',
      payment: 'paid',
      bill: null,
      holdUntil: null,
    });
    expect((await valuesOf('eventRegistrations')).map(({ state }) => state)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
    const payments = await valuesOf('payments');
    expect(payments.filter(({ kind }) => kind === 'event')).toMatchObject([
      { bill: code, receipt: { name, memberNumber: null }, userId: coordinator.id },
    ]);
    const { amount } = await storedDocument('bills', code);
    expect((await valuesOf('ledger')).filter(({ income }) => income === 'event')).toMatchObject([
      { bill: code, event: { id, received: amount } },
    ]);
    expect(await mailsOf('event-group-confirmed')).toMatchObject([{ to: coordinator.email }]);
    expect(await mailsOf('event-registered')).toEqual([]);
    await requireConsistent();
  });

  test('waits at the desk as one row with the name of the institution', async () => {
    const { id, admin } = await openGroupEvent(10);
    const { coordinator, name } = await makeMemberInstitution();
    const group = await orderGroup(id, coordinator, 3);
    await inProcess(coordinator).ok('payForEventGroup', { id: group, paymentProof: await proof() });
    const { data } = (await inProcess(admin).ok('listEventPayments', {})).body;
    expect(data).toMatchObject([{ name, email: coordinator.email, event: { _id: id, places: 3 } }]);
    const review = (await inProcess(admin).ok('getEventPaymentReview', { id: data[0]?._id ?? '' })).body;
    expect(review.payment.event).toMatchObject({
      hasPlace: true,
      lines: [
        { kind: 'institution', count: 1, amount: 100_000 },
        { kind: 'public', count: 2, amount: 200_000 },
      ],
    });
    expect(await groupOf(group, coordinator)).toMatchObject({
      payment: 'waiting',
      holdUntil: null,
      canCancel: false,
    });
    await requireConsistent();
  });
});
