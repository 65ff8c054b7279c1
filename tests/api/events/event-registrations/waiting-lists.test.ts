import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { events, users } from '../../../../functions/src/data/collections.ts';
import { offerPlaces } from '../../../../functions/src/jobs/offer-places.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import type { MailDataOf } from '../../../../functions/src/model/base/mail-kinds.ts';
import { createWaitingCode } from '../../../../functions/src/model/events/registration/leave-by-link.ts';
import { offerFreePlaces } from '../../../../functions/src/model/events/registration/offers.ts';
import { register } from '../../../../functions/src/model/events/registration/register.ts';
import { isMailStillValid } from '../../../../functions/src/model/mails/texts/is-mail-still-valid.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import { mailTo } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeActive, openEvent, saveRegistration } from '../../../support/factories/events/open-event.ts';
import { registerInOrder } from '../../../support/factories/events/waiting-lists.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const registrationOf = async (id: string, who?: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration;

const entryOf = async (id: string, who: Person) => (await registrationOf(id, who))?.ownEntry;

/** Returns the people with an offer, in the order of the waiting list. */
async function offeredTo(people: readonly Person[]): Promise<number[]> {
  const offered = (await valuesOf('eventWaiting')).filter(({ state }) => state === 'offered');
  return offered
    .sort((a, b) => (String(a.queueKey) < String(b.queueKey) ? -1 : 1))
    .map(({ user }) => people.findIndex(({ id }) => id === user));
}

describe('a full event', () => {
  test('puts the next person on its waiting list, with position, mail and audit entry, also if sent twice', async () => {
    const { id, admin } = await openEvent();
    const [, second, third] = await registerInOrder(id, 3);
    if (second === undefined || third === undefined) throw new Error('three people are needed');
    const { body } = await inProcess(third).ok('registerForEvent', { id });
    expect(body.message).toBe('Semua tempat sudah terisi. Anda di urutan ke-2 daftar tunggu.');
    expect(await entryOf(id, second)).toEqual({ state: 'waiting', position: 1, offerUntil: null });
    expect(await registrationOf(id, third)).toMatchObject({
      state: 'full',
      freePlaces: 0,
      waitingCount: 2,
      own: null,
      ownEntry: { state: 'waiting', position: 2 },
    });
    expect(await registrationOf(id)).toMatchObject({ waitingCount: 2, ownEntry: null });
    const own = (await inProcess(third).ok('listOwnEventRegistrations', {})).body;
    expect(own).toMatchObject({ data: [], waiting: [{ event: { _id: id }, state: 'waiting', position: 2 }] });
    const mails = (await mailsOf('event-waiting')).map(({ to, data }) => [
      to,
      (data as { position: number }).position,
    ]);
    expect(new Map(mails as [string, number][])).toEqual(
      new Map([
        [second.email, 1],
        [third.email, 2],
      ]),
    );
    expect(await auditEntriesOf('event-waiting.join')).toHaveLength(2);
    const { data, total } = (await inProcess(admin).ok('listEventWaiting', { id, state: 'waiting' })).body;
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { person: { name: 'Peserta 2' }, position: 1, priceKind: 'member' },
      { person: { name: 'Peserta 3' }, position: 2 },
    ]);
    const page = { id, state: 'waiting', page: 2, limit: 1 } as const;
    expect((await inProcess(admin).ok('listEventWaiting', page)).body.data).toMatchObject([{ position: 2 }]);
    await requireConsistent();
  });

  test('without a waiting list refuses the next person and changes nothing', async () => {
    const { id } = await openEvent({ hasWaitingList: false });
    await registerInOrder(id, 1);
    const other = await makeActive();
    const before = await everything();
    expect((await inProcess(other).refused('registerForEvent', { id })).body.code).toBe('no-place-free');
    expect(await everything()).toEqual(before);
  });

  test('gives the last place to one of 14 racers, and 13 wait in order', async () => {
    const { id } = await openEvent();
    const people = await Promise.all(Array.from({ length: 14 }, (_, at) => makeActive(`Peserta ${at}`)));
    const replies = await Promise.all(
      people.map((person) => inProcess(person).call('registerForEvent', { id })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await valuesOf('eventRegistrations')).toHaveLength(1);
    const entries = await Promise.all(people.map((person) => entryOf(id, person)));
    const positions = entries.flatMap((entry) => entry?.position ?? []);
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    await requireConsistent();
  });
});

describe('a free place', () => {
  test('is offered for 24 hours to the first who waits, not to a newcomer, and accepted with a bill', async () => {
    const { id } = await openEvent({ memberPrice: '150000' });
    const people = await registerInOrder(id, 3);
    const [holder, first, second] = people as [Person, Person, Person];
    freezeClock(jakarta('2026-11-20T15:00'));
    await inProcess(holder).ok('cancelEventRegistration', { id });
    expect(await offeredTo(people)).toEqual([1]);
    expect(await entryOf(id, first)).toEqual({
      state: 'offered',
      position: null,
      offerUntil: '2026-11-21T08:00:00.000Z',
    });
    expect(await entryOf(id, second)).toMatchObject({ position: 1 });
    expect(await mailsOf('event-place-offered')).toMatchObject([
      { to: first.email, data: { dueAt: '2026-11-21T08:00:00.000Z' } },
    ]);
    expect(await auditEntriesOf('event-waiting.offer')).toMatchObject([{ actorId: 'system', targetId: id }]);
    const newcomer = await makeActive();
    await inProcess(newcomer).ok('registerForEvent', { id });
    expect(await entryOf(id, newcomer)).toMatchObject({ state: 'waiting', position: 2 });
    const { body } = await inProcess(first).ok('registerForEvent', { id, seenAmount: '150000' });
    expect(body.message).toBe(
      'Tempat Anda ditahan sampai 22 November 2026 pukul 15.00 WIB. Bayar sebelum itu.',
    );
    expect(await registrationOf(id, first)).toMatchObject({ own: { state: 'held' }, ownEntry: null });
    expect((await inProcess(first).ok('getOwnEventBill', { id })).body.fee).toBe(150_000);
    await requireConsistent();
  });

  test('is offered in the order of joining when many are added, and the newcomer of that moment waits', async () => {
    const { id, admin } = await openEvent();
    const people = await registerInOrder(id, 9);
    const newcomer = await makeActive('Pendatang');
    freezeClock(jakarta('2026-11-20T12:00'));
    await Promise.all([
      saveRegistration(admin, id, { places: '6' }),
      inProcess(newcomer).ok('registerForEvent', { id }),
    ]);
    expect(await offeredTo(people)).toEqual([1, 2, 3, 4, 5]);
    expect(await entryOf(id, newcomer)).toMatchObject({ state: 'waiting', position: 4 });
    await requireConsistent();
  });

  test('is offered once, although two processes offer the places together', async () => {
    const { id, admin } = await openEvent();
    const people = await registerInOrder(id, 5);
    // The process dies after it has added the places.
    await withFault(1, 'crash-after', () => saveRegistration(admin, id, { places: '4' }));
    expect(await offeredTo(people)).toEqual([]);
    const offered = await Promise.all([offerFreePlaces(id), offerFreePlaces(id)]);
    expect(offered.reduce((sum, count) => sum + count)).toBe(3);
    expect(await offeredTo(people)).toEqual([1, 2, 3]);
    expect(await mailsOf('event-place-offered')).toHaveLength(3);
    await requireConsistent();
  });

  test('of the members passes people who cannot have it', async () => {
    const { id, admin } = await openEvent({ publicPrice: '0', memberPlaces: '0' });
    await registerInOrder(id, 1);
    const lapsed = await makeMember({ status: 'expired' });
    await inProcess(lapsed).ok('registerForEvent', { id });
    const member = await makeActive();
    freezeClock(jakarta('2026-11-20T12:00'));
    await inProcess(member).ok('registerForEvent', { id, priceKind: 'member' });
    const settings = { publicPrice: '0', memberPlaces: '1' };
    await saveRegistration(admin, id, settings);
    expect(await offeredTo([lapsed, member])).toEqual([1]);
    await saveRegistration(admin, id, { ...settings, places: '2' });
    expect(await offeredTo([lapsed, member])).toEqual([0, 1]);
    const { body } = await inProcess(member).refused('registerForEvent', { id, priceKind: 'public' });
    expect(body.message).toBe('Tempat yang ditawarkan hanya untuk harga anggota.');
    await inProcess(member).ok('registerForEvent', { id, priceKind: 'member' });
    await requireConsistent();
  });

  test('is offered to the next person when the first declines, leaves or deletes the account', async () => {
    const { id, admin } = await openEvent();
    const people = await registerInOrder(id, 5);
    const [holder, first, second, third, fourth] = people as [Person, Person, Person, Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    await inProcess(second).ok('leaveEventWaitingList', { id });
    await inProcess(first).ok('leaveEventWaitingList', { id });
    await inProcess(first).ok('leaveEventWaitingList', { id });
    expect(await offeredTo(people)).toEqual([3]);
    expect(await entryOf(id, first)).toBeNull();
    await inProcess(admin).ok('deleteUser', { id: third.id });
    expect(await offeredTo(people)).toEqual([4]);
    await inProcess(admin).ok('deleteUser', { id: fourth.id });
    expect(await valuesOf('eventWaiting')).toEqual([]);
    const left = await auditEntriesOf('event-waiting.leave');
    expect(new Map(left.map(({ actorId, details }) => [actorId, details]))).toEqual(
      new Map([
        [second.id, { state: 'waiting', via: 'page' }],
        [first.id, { state: 'offered', via: 'page' }],
      ]),
    );
    await requireConsistent();
  });

  test('that becomes free while a person joins is offered to them', async () => {
    const { id } = await openEvent();
    const [holder] = (await registerInOrder(id, 1)) as [Person];
    const other = await makeActive();
    const user = await users.getOrThrow(other.id);
    beforeNextWrite(() => inProcess(holder).ok('cancelEventRegistration', { id }));
    await register(id, user);
    expect(await entryOf(id, other)).toMatchObject({ state: 'offered' });
    await requireConsistent();
  });
});

describe('an offer', () => {
  test('ends after 24 hours with a mail, and the place is offered to the next person', async () => {
    const { id } = await openEvent();
    const people = await registerInOrder(id, 3);
    const [holder, first, second] = people as [Person, Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    freezeClock(jakarta('2026-11-21T11:03'));
    await sweep();
    expect(await offeredTo(people)).toEqual([2]);
    expect(await entryOf(id, first)).toBeNull();
    expect(await mailsOf('event-offer-lapsed')).toMatchObject([{ to: first.email }]);
    expect(await auditEntriesOf('event-waiting.lapse')).toMatchObject([{ targetId: id }]);
    await inProcess(first).ok('registerForEvent', { id });
    expect(await entryOf(id, first)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await entryOf(id, second)).toMatchObject({ state: 'offered' });
    await requireConsistent();
  });

  test('is not mailed when it is over, accepted or declined, or the event is cancelled or deleted', async () => {
    const { id, admin } = await openEvent({ memberPrice: '0' });
    const [, second] = await registerInOrder(id, 2);
    const [first] = await valuesOf('eventRegistrations');
    if (second === undefined || first === undefined) throw new Error('two people are needed');
    await inProcess(admin).ok('cancelEventPlace', {
      id,
      registration: `${id}${first.user}`,
      reason: 'Dobel.',
    });
    const [mail] = await mailsOf('event-place-offered');
    const data = mail?.data as MailDataOf<'event-place-offered'>;
    const isValid = (changes = {}) =>
      isMailStillValid({
        kind: 'event-place-offered',
        to: second.email,
        userId: second.id,
        name: '',
        language: 'id',
        data: { ...data, ...changes },
      });
    expect(await isValid()).toBe(true);
    const other = jakarta('2026-11-20T12:34').toISOString();
    expect([await isValid({ joinedAt: other }), await isValid({ dueAt: other })]).toEqual([false, false]);
    const event = await storedDocument('events', id);
    await changeDocument('events', id, { cancelledAt: jakarta('2026-11-20T12:00') });
    expect(await isValid()).toBe(false);
    await changeDocument('events', id, { cancelledAt: null });
    await new Batch().delete(events, id).commit();
    expect(await isValid()).toBe(false);
    await new Batch().create(events, id, event as never).commit();
    freezeClock(new Date(data.dueAt));
    expect(await isValid()).toBe(false);
    freezeClock(jakarta('2026-11-20T13:00'));
    expect(await isValid()).toBe(true);
    await inProcess(second).ok('registerForEvent', { id });
    expect(await isValid()).toBe(false);
  });

  test('does not end in the night', async () => {
    const { id } = await openEvent();
    const people = await registerInOrder(id, 3, '2026-11-20T21:00');
    const [holder, first] = people as [Person, Person, Person];
    freezeClock(jakarta('2026-11-20T22:30'));
    await inProcess(holder).ok('cancelEventRegistration', { id });
    expect((await entryOf(id, first))?.offerUntil).toBe(jakarta('2026-11-22T07:00').toISOString());
    freezeClock(jakarta('2026-11-22T06:59'));
    await sweep();
    expect(await offeredTo(people)).toEqual([1]);
    freezeClock(jakarta('2026-11-22T07:01'));
    await sweep();
    expect(await offeredTo(people)).toEqual([2]);
  });

  test('is accepted or ends, not both', async () => {
    const { id } = await openEvent();
    const people = await registerInOrder(id, 2);
    const [holder, first] = people as [Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    freezeClock(jakarta('2026-11-21T11:03'));
    const user = await users.getOrThrow(first.id);
    beforeNextWrite(() => sweep());
    await register(id, user);
    expect(await registrationOf(id, first)).toMatchObject({ own: { state: 'confirmed' }, ownEntry: null });
    expect(await auditEntriesOf('event-waiting.lapse')).toHaveLength(1);
    await requireConsistent();
  });

  test('can be accepted after the registration is closed, until the event is over', async () => {
    const { id, admin } = await openEvent();
    const people = await registerInOrder(id, 3);
    const [holder, first] = people as [Person, Person, Person];
    await saveRegistration(admin, id, { closesAt: '2026-11-20T12:00' });
    freezeClock(jakarta('2026-11-20T13:00'));
    await inProcess(holder).ok('cancelEventRegistration', { id });
    await inProcess(first).ok('registerForEvent', { id });
    expect(await registrationOf(id, first)).toMatchObject({ own: { state: 'confirmed' } });
    freezeClock(jakarta('2026-12-10T17:00'));
    await sweep();
    expect(await valuesOf('eventWaiting')).toEqual([]);
    expect(await registrationOf(id)).toMatchObject({ state: 'closed', waitingCount: 0 });
    await requireConsistent();
  });
});

describe('the link of a mail', () => {
  const codeOf = async (who: Person) => {
    const [entry] = (await valuesOf('eventWaiting')).filter(({ user }) => user === who.id);
    return createWaitingCode({ id: `${entry?.event}${who.id}`, joinedAt: entry?.joinedAt as Date });
  };

  test('shows the event, declines the offer without login, and is void afterwards', async () => {
    const { id } = await openEvent();
    const people = await registerInOrder(id, 3);
    const [holder, first] = people as [Person, Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    const server = await startMailServer();
    await sendMails();
    const [, code = ''] =
      /Tolak tawaran:\nhttps:\/\/sisindo\.example\.org\/event\/waiting\?code=(\S+)\n/.exec(
        mailTo(server, first.email).text ?? '',
      ) ?? [];
    const before = await everything();
    expect((await anonymous.ok('readWaitingLink', { code })).body).toEqual({
      event: { _id: id, title: 'Lokakarya data', hasPage: true },
      state: 'offered',
    });
    expect(await everything()).toEqual(before);
    await anonymous.ok('leaveByWaitingLink', { code });
    // The function in the suite has a clock of its own: this process offers the place.
    await offerPlaces();
    expect(await offeredTo(people)).toEqual([2]);
    const settled = await everythingButAudit();
    for (const name of ['readWaitingLink', 'leaveByWaitingLink'] as const)
      expect((await anonymous.refused(name, { code })).body.code).toBe('gone');
    expect((await anonymous.refused('leaveByWaitingLink', { code: `${code}x` })).body.code).toBe(
      'invalid-code',
    );
    expect(await everythingButAudit()).toEqual(settled);
    freezeClock(jakarta('2026-11-20T14:00'));
    await inProcess(first).ok('registerForEvent', { id });
    expect((await anonymous.refused('leaveByWaitingLink', { code })).body.code).toBe('gone');
    expect(await entryOf(id, first)).toMatchObject({ state: 'waiting' });
    await requireConsistent();
  });

  test('is void after the offer is accepted', async () => {
    const { id } = await openEvent();
    const [holder, first] = (await registerInOrder(id, 2)) as [Person, Person];
    const code = await codeOf(first);
    await inProcess(holder).ok('cancelEventRegistration', { id });
    await inProcess(first).ok('registerForEvent', { id });
    expect((await anonymous.refused('leaveByWaitingLink', { code })).body.code).toBe('gone');
    expect(await registrationOf(id, first)).toMatchObject({ own: { state: 'confirmed' } });
  });
});

test('a cancelled event mails the people who wait, and ends the waiting list and the offers', async () => {
  const { id, admin } = await openEvent();
  const people = await registerInOrder(id, 3);
  await inProcess(people[0] as Person).ok('cancelEventRegistration', { id });
  freezeClock(jakarta('2026-11-20T12:00'));
  await inProcess(admin).ok('cancelEvent', { id, reason: 'Pembicara sakit.' });
  await sweep();
  await sweep();
  expect((await mailsOf('event-cancelled')).map(({ to }) => to).sort()).toEqual(
    people
      .slice(1)
      .map(({ email }) => email)
      .sort(),
  );
  expect(await valuesOf('eventWaiting')).toEqual([]);
  expect((await valuesOf('eventPlaces')).map(({ isFree }) => isFree)).toEqual([true]);
  await requireConsistent();
});

test('the own data contains the waiting lists', async () => {
  const { id } = await openEvent();
  const [, second] = (await registerInOrder(id, 2)) as [Person, Person];
  const { bytes } = await inProcess(second).ok('downloadOwnData', {});
  expect(bytes.toString()).toContain('"state": "waiting"');
});
