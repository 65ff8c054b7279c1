import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { computeArrivals, type Scan } from '../../../../contract/rules/events/check-in.ts';
import { users } from '../../../../functions/src/data/collections.ts';
import { exportRegistrations } from '../../../../functions/src/model/events/registration/own-registrations.ts';
import {
  eventPlaces,
  eventRegistrations,
} from '../../../../functions/src/model/events/registration/records.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { auditEntriesOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { eventDay, openDoors, ticketOf } from '../../../support/factories/events/event-doors.ts';
import { storeRows } from '../../../support/factories/many-rows.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const attendanceOf = async (event: string, member: Person) =>
  (await storedDocument('eventRegistrations', `${event}${member.id}`)).attendedAt;

const at = (time: string) => jakarta(`2026-11-22T${time}`).toISOString();

const scan = (ticket: string, time: string, door = 'Utara') => ({
  nonce: randomBytes(16).toString('hex'),
  ticket,
  kind: 'ticket' as const,
  scannedAt: at(time),
  door,
});
type SentScan = ReturnType<typeof scan>;

const sync = (admin: Person, id: string, scans: readonly SentScan[], since?: string) =>
  inProcess(admin).ok('syncCheckIns', { id, scans: [...scans], sentAt: at('09:00'), since });

const toScan = ([nonce, ticket, scannedAt, door]: readonly [string, string, string, string]): Scan => ({
  nonce,
  ticket,
  scannedAt,
  door,
});

describe('the check-in list', () => {
  test('has name, ticket and membership number of each person, and no other personal data', async () => {
    const { id, admin, members } = await openDoors(2);
    const { body } = await inProcess(admin).ok('getCheckInList', { id });
    expect(body).toMatchObject({
      event: { _id: id, title: 'Lokakarya' },
      opensAt: jakarta('2026-11-22T00:00').toISOString(),
      deletedAt: jakarta('2026-11-23T16:00').toISOString(),
      at: eventDay.toISOString(),
    });
    const [first] = members;
    if (first === undefined) throw new Error('Nobody is registered.');
    const { memberNumber } = await storedDocument('users', first.id);
    expect(body.people).toHaveLength(2);
    const row = [await ticketOf(id, first), first.name, memberNumber, true, 0];
    expect(body.people).toContainEqual(row);
    expect(JSON.stringify(body)).not.toMatch(/@|\+62|Jalan/);
  });

  test('of 2,000 people is below 300 KB, and reads each record once', async () => {
    const { id, admin } = await openDoors(0);
    await storeRows(users, 2000, (index) => ({
      name: `Prof. Dr. Ir. Nama Panjang Sekali ${index}`,
      email: `orang-${index}@example.org`,
      memberNumber: `SISINDO-2026-${String(index).padStart(6, '0')}`,
    }));
    await storeRows(eventRegistrations, 2000, (index) => ({
      event: id,
      user: `row${String(index).padStart(5, '0')}`,
      state: 'confirmed' as const,
      place: `row${String(index).padStart(5, '0')}`,
      registeredAt: new Date(eventDay.getTime() + index),
      ticketCode: randomBytes(8).toString('hex'),
    }));
    // All places are those of members, which the list reads too.
    await storeRows(eventPlaces, 2000, (index) => ({
      event: id,
      isFree: false,
      position: 1 + index / 2000,
      registration: `registration${index}`,
    }));
    const { body, reads } = await inProcess(admin).ok('getCheckInList', { id });
    expect(body.people).toHaveLength(2000);
    expect(body.people.every(([, , , , pool]) => pool === 1)).toBe(true);
    expect(JSON.stringify(body).length).toBeLessThan(300_000);
    expect(reads).toBe(6003);
  }, 120_000);

  test('names the pool of each place, and a sync the people who were confirmed meanwhile', async () => {
    const { id, admin, members } = await openDoors(1);
    const [member] = members as [Person];
    const period = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
    const pools = { places: '9', speakerPlaces: '1', memberPrice: '0', publicPrice: '200000' };
    await inProcess(admin).ok('saveEventRegistration', { id, ...period, ...pools });
    const speaker = { name: 'Dewi', waiver: 'Pembicara', pool: 'speakers' } as const;
    const { _id } = (await inProcess(admin).ok('addParticipant', { id, ...speaker })).body;
    const late = (await inProcess(admin).ok('addParticipant', { id, name: 'Rina Wati' })).body._id;
    const rowOf = async (registration: string, name: string, isPaid: boolean, pool: number) => {
      const { ticketCode } = await storedDocument('eventRegistrations', registration);
      return [ticketCode, name, null, isPaid, pool];
    };
    const { people } = (await inProcess(admin).ok('getCheckInList', { id })).body;
    expect(people).toHaveLength(3);
    expect(people).toContainEqual(await rowOf(_id, 'Dewi', true, 2));
    expect(people).toContainEqual(await rowOf(late, 'Rina Wati', false, 0));
    const first = (await sync(admin, id, [])).body;
    expect(first.people).toEqual([]);

    freezeClock(jakarta('2026-11-22T09:05'));
    expect((await sync(admin, id, [], first.until)).body.people).toEqual([await rowOf(_id, 'Dewi', true, 2)]);
    const { bill } = (await inProcess(admin).ok('getParticipantPlace', { id, participant: late })).body;
    const line = credit(bill?.amount ?? 0, `RINA ${bill?.code}`, { date: '2026-11-22' });
    await storeLines(statementOf(line), sourceOf());
    await inProcess(admin).ok('approveEventPayment', { id: bill?.code ?? '' });
    const since = jakarta('2026-11-22T09:04').toISOString();
    const { body, reads } = await sync(admin, id, [], since);
    expect(body.people).toEqual([await rowOf(late, 'Rina Wati', true, 0)]);
    // The session, its admin, the event, no scan, and registration, guest and place of one person.
    expect(reads).toBe(7);
    await inProcess(member).refused('syncCheckIns', { id, scans: [], sentAt: at('09:05'), since });
  });

  test('of an event without times, or an unknown one, is not found', async () => {
    const admin = await makeAdmin();
    const draft = await makeEvent({ createdAt: null, startDate: null, endDate: null });
    for (const id of [draft.id, 'unknown'])
      expect((await inProcess(admin).refused('getCheckInList', { id })).status).toBe(404);
  });
});

describe('an upload of scans', () => {
  test('in any order and repeated stores each scan once, and the earliest as attendance', async () => {
    const { id, admin, members } = await openDoors(1);
    const [member] = members as [Person];
    const ticket = await ticketOf(id, member);
    const [late, early] = [scan(ticket, '08:50', 'Selatan'), scan(ticket, '08:40')];
    await sync(admin, id, [late]);
    expect(await attendanceOf(id, member)).toEqual(jakarta('2026-11-22T08:50'));
    await sync(admin, id, [early, late]);
    await sync(admin, id, [late, early, late]);
    expect(await attendanceOf(id, member)).toEqual(jakarta('2026-11-22T08:40'));
    expect(await valuesOf('checkIns')).toHaveLength(2);
    const { body } = await sync(admin, id, []);
    const arrival = computeArrivals(body.scans.map(toScan)).get(ticket);
    expect(arrival).toMatchObject({
      first: { door: 'Utara', scannedAt: at('08:40') },
      later: [{ door: 'Selatan', scannedAt: at('08:50') }],
    });
    expect(await auditEntriesOf('check-in.store')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { count: 1 } },
      { details: { count: 1 } },
    ]);
    expect(await exportRegistrations(member.id)).toMatchObject([{ event: id, attendedAt: at('08:40') }]);
  });

  test('is never refused: cancelled, foreign and unknown tickets are stored as they happened', async () => {
    const { id, admin, members } = await openDoors(2);
    const [member, other] = members as [Person, Person];
    const cancelled = await ticketOf(id, member);
    freezeClock(jakarta('2026-11-21T09:00'));
    await inProcess(member).ok('cancelEventRegistration', { id });
    freezeClock(eventDay);
    const second = await makeEvent({ startDate: eventDay, endDate: jakarta('2026-11-22T16:00') });
    const foreign = await ticketOf(id, other);
    await sync(admin, second.id, [scan(foreign, '08:00')]);
    await sync(admin, id, [scan(cancelled, '08:01'), scan('0123456789abcdef', '08:02')]);
    expect(await valuesOf('checkIns')).toHaveLength(3);
    // A scan at another event is no attendance.
    expect(await attendanceOf(id, other)).toBeUndefined();
  });

  test('of several devices at the same time gives the earliest scan', async () => {
    const { id, admin, members } = await openDoors(1);
    const [member] = members as [Person];
    const ticket = await ticketOf(id, member);
    const scans = Array.from({ length: 8 }, (_, index) => scan(ticket, `08:${30 - index}`, `Pintu ${index}`));
    const replies = await Promise.all(
      scans.map((one) => inProcess(admin).call('syncCheckIns', { id, scans: [one], sentAt: at('09:00') })),
    );
    expect(replies.map(({ status }) => status)).toEqual(scans.map(() => 200));
    expect(await valuesOf('checkIns')).toHaveLength(8);
    expect(await attendanceOf(id, member)).toEqual(jakarta('2026-11-22T08:23'));
  });

  test('continues when another device stores the same scan in the meantime', async () => {
    const { id, admin, members } = await openDoors(1);
    const [member] = members as [Person];
    const one = scan(await ticketOf(id, member), '08:30');
    beforeNextWrite(() => sync(admin, id, [one]));
    await sync(admin, id, [one, scan('0123456789abcdef', '08:31')]);
    expect(await valuesOf('checkIns')).toHaveLength(2);
    expect(await attendanceOf(id, member)).toEqual(jakarta('2026-11-22T08:30'));
  });

  test('of a device with a wrong clock has corrected times, never in the future', async () => {
    const { id, admin, members } = await openDoors(2);
    const [slow, fast] = members as [Person, Person];
    // The clock of the first device is four minutes behind that of the function.
    const sent = { id, sentAt: at('08:56') };
    const slowScan = scan(await ticketOf(id, slow), '08:50');
    await inProcess(admin).ok('syncCheckIns', { ...sent, scans: [slowScan] });
    expect(await attendanceOf(id, slow)).toEqual(jakarta('2026-11-22T08:54'));
    const fastScan = scan(await ticketOf(id, fast), '09:10');
    await inProcess(admin).ok('syncCheckIns', { ...sent, scans: [fastScan] });
    expect(await attendanceOf(id, fast)).toEqual(eventDay);
  });

  test('that takes 25 seconds to upload keeps its time, so the earlier entry wins', async () => {
    const { id, admin, members } = await openDoors(1);
    const member = members[0] as Person;
    const ticket = await ticketOf(id, member);
    const momentAt = (seconds: number) => new Date(eventDay.getTime() + seconds * 1000);
    const scanAfter = (seconds: number) => ({
      ...scan(ticket, '09:00'),
      scannedAt: momentAt(seconds).toISOString(),
    });
    freezeClock(momentAt(60));
    const sent = { id, sentAt: momentAt(60).toISOString() };
    await inProcess(admin).ok('syncCheckIns', { ...sent, scans: [scanAfter(20)] });
    freezeClock(momentAt(85));
    await inProcess(admin).ok('syncCheckIns', { ...sent, scans: [scanAfter(10)] });
    expect(await attendanceOf(id, member)).toEqual(momentAt(10));
  });

  test('returns the new scans of other devices, and repeats those of the last minute', async () => {
    const { id, admin } = await openDoors(0);
    const first = scan('0123456789abcdef', '08:00');
    const { until } = (await sync(admin, id, [first])).body;
    freezeClock(jakarta('2026-11-22T09:02'));
    const second = scan('fedcba9876543210', '09:01');
    const { body } = await sync(admin, id, [second], until);
    expect(body.scans.map(([nonce]) => nonce)).toEqual([first.nonce, second.nonce]);
    expect(body).toMatchObject({ isMore: false, until: at('09:01') });
    const { scans } = (await sync(admin, id, [], body.until)).body;
    expect(scans.map(([nonce]) => nonce)).toEqual([second.nonce]);
  });

  test('with too many or malformed scans is refused and changes nothing', async () => {
    const { id, admin } = await openDoors(0);
    const before = await everything();
    const one = scan('0123456789abcdef', '08:00');
    const wrong = [
      Array.from({ length: 101 }, () => scan('0123456789abcdef', '08:00')),
      [{ ...one, nonce: 'x' }],
      [{ ...one, ticket: 'x' }],
      [{ ...one, door: '' }],
      [{ ...one, scannedAt: 'kemarin' }],
    ];
    for (const scans of wrong) {
      const reply = await inProcess(admin).refused('syncCheckIns', { id, scans, sentAt: at('09:00') });
      expect(reply.body.code).toBe('invalid-input');
    }
    expect(await everything()).toEqual(before);
  });
});

test('a hundred scans are stored in one upload', async () => {
  const { id, admin, members } = await openDoors(1);
  const [member] = members as [Person];
  await storeRows(eventRegistrations, 99, (index) => ({
    event: id,
    state: 'confirmed' as const,
    registeredAt: eventDay,
    ticketCode: String(index).padStart(16, '0'),
  }));
  const codes = [
    await ticketOf(id, member),
    ...Array.from({ length: 99 }, (_, index) => String(index).padStart(16, '0')),
  ];
  await sync(
    admin,
    id,
    codes.map((code) => scan(code, '08:00')),
  );
  expect(await valuesOf('checkIns')).toHaveLength(100);
  const attended = (await valuesOf('eventRegistrations')).filter(
    ({ attendedAt }) => attendedAt !== undefined,
  );
  expect(attended).toHaveLength(100);
});
