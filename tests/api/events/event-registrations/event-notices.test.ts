import { describe, expect, test } from 'vitest';
import { users } from '../../../../functions/src/data/collections.ts';
import { dueReminder } from '../../../../functions/src/model/events/registration/notices.ts';
import { register } from '../../../../functions/src/model/events/registration/register.ts';
import { isMailStillValid } from '../../../../functions/src/model/mails/texts/is-mail-still-valid.ts';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { auditEntriesOf, everything, mailsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { fillPlaces } from '../../../support/factories/events/open-event.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { failSecondCommit } from '../../../support/suite/faults.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const startDate = jakarta('2026-11-22T09:00');

/** An event on 22 and 23 November 2026 whose registration is open since 1 November. */
async function openEvent(places = '5') {
  freezeClock(jakarta('2026-11-10T10:00'));
  const admin = await makeAdmin();
  const { id } = await makeEvent({
    title: 'Rapat anggota',
    startDate,
    endDate: jakarta('2026-11-23T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
    bannerImage: null,
  });
  const times = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-23T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...times, places, memberPrice: '0' });
  return { admin, id };
}

const makeActive = (): Promise<Person> =>
  makeMember({ status: 'active', record: { validUntil: jakarta('2027-06-30T10:00') } });

const run = async () => (await runToEnd(sendEventNotices, defaultJobOptions)).done;
const receivers = async (kind: Parameters<typeof mailsOf>[0]) =>
  (await mailsOf(kind)).map(({ to }) => to).sort();

describe('the cancellation of an event', () => {
  test('closes the registration, is shown everywhere and mails each registered person once', async () => {
    const { admin, id } = await openEvent();
    const [member, other, late] = [await makeActive(), await makeActive(), await makeActive()];
    for (const one of [member, other]) await inProcess(one).ok('registerForEvent', { id });
    await inProcess(other).ok('cancelEventRegistration', { id });
    freezeClock(jakarta('2026-11-11T10:00'));
    const cancellation = { id, reason: 'Pembicara berhalangan.' };
    expect((await inProcess(admin).ok('cancelEvent', cancellation)).body.changed).toBe(true);
    const { body } = await inProcess(late).refused('registerForEvent', { id });
    expect(body).toEqual({ code: 'wrong-status', message: 'Acara ini dibatalkan.' });
    expect((await inProcess().ok('getEventRegistration', { id })).body.registration?.state).toBe('closed');
    expect((await inProcess().ok('getEvent', { id })).body).toMatchObject({
      isCancelled: true,
      cancelReason: 'Pembicara berhalangan.',
    });
    expect((await inProcess().ok('listEvents', {})).body).toMatchObject([{ _id: id, isCancelled: true }]);
    for (const file of [
      (await inProcess().ok('getEventCalendar', {})).bytes,
      (await inProcess().ok('getEventFile', { id })).bytes,
    ])
      expect(file.toString().match(/^(SEQUENCE:[1-9]|STATUS:CANCELLED)/gm)).toHaveLength(2);
    const own = (await inProcess(member).ok('listOwnEventRegistrations', {})).body.data;
    expect(own).toMatchObject([{ event: { isCancelled: true } }]);
    expect((await inProcess().ok('getHomeNews', {})).body.nextEvent?.id).not.toBe(id);
    expect(await run()).toEqual({ reminders: 0, mails: 1 });
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    expect(await mailsOf('event-cancelled')).toMatchObject([
      { to: member.email, data: { event: 'Rapat anggota', reason: 'Pembicara berhalangan.' } },
    ]);
    expect(await auditEntriesOf('event.cancel')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { reason: 'Pembicara berhalangan.' } },
    ]);
    const before = await everything();
    expect((await inProcess(admin).ok('cancelEvent', cancellation)).body.changed).toBe(false);
    expect(await everything()).toEqual(before);
  });

  test('needs a reason and a public event that is not over', async () => {
    const { admin, id } = await openEvent();
    const { id: draft } = await makeEvent({ createdAt: null, bannerImage: null });
    const before = await everything();
    const empty = await inProcess(admin).refused('cancelEvent', { id, reason: ' ' });
    expect(empty.body.fields).toEqual({ reason: 'Wajib diisi.' });
    const unpublished = await inProcess(admin).refused('cancelEvent', { id: draft, reason: 'Batal' });
    expect(unpublished.body.code).toBe('wrong-status');
    freezeClock(jakarta('2026-11-23T16:00'));
    const over = await inProcess(admin).refused('cancelEvent', { id, reason: 'Batal' });
    expect(over.body.message).toBe('Acara sudah selesai, jadi tidak dapat dibatalkan.');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['a registration', 'eventRegistrations', false],
    ['an entry of the waiting list', 'eventWaiting', true],
  ] as const)('also ends %s that is stored after it', async (_what, collection, isFull) => {
    const { admin, id } = await openEvent('1');
    const [late, holder] = [await makeActive(), await makeActive()];
    if (isFull) await inProcess(holder).ok('registerForEvent', { id });
    const user = await users.getOrThrow(late.id);
    freezeClock(jakarta('2026-11-11T09:59'));
    beforeNextWrite(async () => {
      freezeClock(jakarta('2026-11-11T10:00'));
      await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
      expect(await run()).toEqual({ reminders: 0, mails: isFull ? 1 : 0 });
    });
    await register(id, user);
    expect(await valuesOf(collection)).toMatchObject([{ user: late.id }]);
    freezeClock(jakarta('2026-11-11T10:09'));
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
    freezeClock(jakarta('2026-11-11T10:10'));
    expect(await run()).toEqual({ reminders: 0, mails: 1 });
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    expect(await valuesOf('eventWaiting')).toEqual([]);
    expect(await valuesOf('eventPlaces')).toMatchObject([{ isFree: true }]);
    expect((await receivers('event-cancelled')).filter((to) => to === late.email)).toHaveLength(1);
    freezeClock(jakarta('2026-11-12T10:10'));
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
  });

  test('with 450 people continues after an interruption, and each person gets one mail', {
    tags: ['full'],
  }, async () => {
    const { admin, id } = await openEvent();
    const people = await fillPlaces(id, 450, jakarta('2026-11-23T16:00'));
    await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
    const restore = failSecondCommit();
    const first = await runToEnd(sendEventNotices, defaultJobOptions);
    expect(first.failures).toHaveLength(1);
    expect(await mailsOf('event-cancelled')).toHaveLength(35);
    restore();
    freezeClock(jakarta('2026-11-10T10:15'));
    expect(await run()).toEqual({ reminders: 0, mails: 415 });
    expect(await receivers('event-cancelled')).toEqual(people);
  });
});

describe('reminders', () => {
  test('are due a week, a day and two hours before the beginning', () => {
    const at = (moment: string) => dueReminder(startDate, jakarta(moment));
    expect(at('2026-11-15T08:59')).toBeUndefined();
    expect(at('2026-11-15T09:00')).toBe('week');
    expect(at('2026-11-21T08:59')).toBe('week');
    expect(at('2026-11-21T09:00')).toBe('day');
    expect(at('2026-11-22T06:59')).toBe('day');
    expect(at('2026-11-22T07:00')).toBe('hours');
    expect(at('2026-11-22T09:00')).toBeUndefined();
  });

  test('reach each registered person once, and not those who registered after their time', async () => {
    const { id } = await openEvent();
    const [early, later] = [await makeActive(), await makeActive()];
    await inProcess(early).ok('registerForEvent', { id });
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
    freezeClock(jakarta('2026-11-15T09:10'));
    await inProcess(later).ok('registerForEvent', { id });
    expect(await run()).toEqual({ reminders: 1, mails: 1 });
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
    expect(await receivers('event-reminder')).toEqual([early.email]);
    freezeClock(jakarta('2026-11-21T09:10'));
    expect(await run()).toEqual({ reminders: 1, mails: 2 });
    freezeClock(jakarta('2026-11-22T07:10'));
    expect(await run()).toEqual({ reminders: 1, mails: 2 });
    expect(await run()).toEqual({ reminders: 0, mails: 0 });
    expect(
      (await mailsOf('event-reminder')).map(({ data }) => (data as { when: string }).when).sort(),
    ).toEqual(['day', 'day', 'hours', 'hours', 'week']);
  });

  test('are dropped at sending after a cancelled registration, and not created for a cancelled event', async () => {
    const { admin, id } = await openEvent();
    const [member, other] = [await makeActive(), await makeActive()];
    for (const one of [member, other]) await inProcess(one).ok('registerForEvent', { id });
    freezeClock(jakarta('2026-11-15T09:10'));
    await run();
    await inProcess(member).ok('cancelEventRegistration', { id });
    const data = {
      name: '',
      event: '',
      eventId: id,
      startsAt: startDate.toISOString(),
      endsAt: '',
      location: '',
    };
    const isValid = (person: Person) =>
      isMailStillValid({
        kind: 'event-reminder',
        to: person.email,
        userId: person.id,
        name: '',
        language: 'id',
        data: { ...data, when: 'week' },
      });
    expect([await isValid(member), await isValid(other)]).toEqual([false, true]);
    await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
    expect(await isValid(other)).toBe(false);
    freezeClock(jakarta('2026-11-21T09:10'));
    expect((await run()).reminders).toBe(0);
  });
});

test('a changed date, place or online link is mailed to those who are registered, other changes are not', async () => {
  const { admin, id } = await openEvent();
  const member = await makeActive();
  await inProcess(member).ok('registerForEvent', { id });
  freezeClock(jakarta('2026-11-11T10:00'));
  const change = async (changes: object) => {
    const { title, content, location } = await writtenEvent(admin, id);
    await inProcess(admin).ok('updateEvent', {
      id,
      title,
      content: content as never,
      location,
      startDate: '2026-11-22T09:00',
      endDate: '2026-11-23T16:00',
      category: 'workshop',
      publication: 'keep',
      ...changes,
    });
    return (await run()).mails;
  };
  expect(await change({ title: 'Rapat besar' })).toBe(0);
  expect(await change({ title: 'Rapat besar', location: 'Jakarta' })).toBe(1);
  expect(await change({ title: 'Rapat besar', location: 'Jakarta', startDate: '2026-11-22T10:00' })).toBe(1);
  await inProcess(admin).ok('saveEventProgramme', {
    id,
    sessions: [],
    onlineLink: 'https://rapat.example.org',
  });
  expect((await run()).mails).toBe(1);
  expect(await receivers('event-changed')).toEqual([member.email, member.email, member.email]);
  expect(await valuesOf('eventNotices')).toHaveLength(3);
});

const writtenEvent = async (admin: Person, id: string) =>
  (await inProcess(admin).ok('getWrittenEvent', { id })).body;
