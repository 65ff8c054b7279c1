import { describe, expect, test } from 'vitest';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { auditEntriesOf, changeDocument, everything, mailsOf } from '../../../support/assertions/stores.ts';
import { openDoors } from '../../../support/factories/events/event-doors.ts';
import { fillPlaces } from '../../../support/factories/events/open-event.ts';
import type { Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { failSecondCommit } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const letter = { subject: 'Bahan rapat', text: 'Bahannya sudah siap.\n\nSampai jumpa.' } as const;

const run = async () => (await runToEnd(sendEventNotices, defaultJobOptions)).done.mails;
const receivers = async () => (await mailsOf('event-letter')).map(({ to }) => to).sort();
const lettersOf = async (admin: Person, id: string) =>
  (await inProcess(admin).ok('listEventLetters', { id })).body;

/** Opens an event: the first member attended, the second did not, the third has not paid. */
async function openThree() {
  const { id, admin, members } = await openDoors(3);
  const [came, absent, unpaid] = members as [Person, Person, Person];
  await changeDocument('eventRegistrations', `${id}${came.id}`, { attendedAt: jakarta('2026-11-22T09:00') });
  await changeDocument('eventRegistrations', `${id}${unpaid.id}`, { state: 'held' });
  return { id, admin, came, absent, unpaid };
}

describe('a letter', () => {
  test('reaches the people of its audience, and is listed with its progress', async () => {
    const { id, admin, came, absent, unpaid } = await openThree();
    expect(await lettersOf(admin, id)).toEqual({
      event: { _id: id, title: 'Lokakarya' },
      hasBegun: true,
      audiences: [
        { audience: 'registered', recipients: 2 },
        { audience: 'came', recipients: 1 },
        { audience: 'did-not-come', recipients: 1 },
        { audience: 'unpaid', recipients: 1 },
      ],
      letters: [],
    });
    const expected = {
      registered: [came.email, absent.email].sort(),
      came: [came.email],
      'did-not-come': [absent.email],
      unpaid: [unpaid.email],
    } as const;
    let before: string[] = [];
    for (const [audience, people] of Object.entries(expected)) {
      const { body } = await inProcess(admin).ok('sendEventLetter', {
        id,
        audience: audience as keyof typeof expected,
        ...letter,
      });
      expect(body.message).toBe(`Surat dikirim kepada ${people.length} orang.`);
      expect((await lettersOf(admin, id)).letters[0]).toMatchObject({ queued: 0, isComplete: false });
      expect(await run()).toBe(people.length);
      before = [...before, ...people].sort();
      expect(await receivers()).toEqual(before);
      freezeClock(new Date(Date.now() + 60_000));
    }
    expect(await run()).toBe(0);
    expect((await lettersOf(admin, id)).letters).toMatchObject([
      { audience: 'unpaid', ...letter, recipients: 1, queued: 1, isComplete: true },
      { audience: 'did-not-come' },
      { audience: 'came' },
      { audience: 'registered', recipients: 2, queued: 2 },
    ]);
    expect((await mailsOf('event-letter'))[0]?.data).toMatchObject({ event: 'Lokakarya', ...letter });
    expect((await auditEntriesOf('event-letter.send')).at(-1)).toMatchObject({
      actorId: admin.id,
      targetId: id,
      details: { subject: 'Bahan rapat' },
    });
  });

  test('reaches those who are in the audience when the job queues their mails', async () => {
    const { id, admin, absent, unpaid } = await openThree();
    await inProcess(admin).ok('sendEventLetter', { id, audience: 'did-not-come', ...letter });
    await changeDocument('eventRegistrations', `${id}${absent.id}`, { attendedAt: new Date() });
    await changeDocument('eventRegistrations', `${id}${unpaid.id}`, { state: 'confirmed' });
    await run();
    expect(await receivers()).toEqual([unpaid.email]);
  });

  test('to 450 people continues after an interruption, and each person gets one mail', async () => {
    const { id, admin } = await openDoors(0);
    const people = await fillPlaces(id, 450, jakarta('2026-11-22T16:00'));
    await inProcess(admin).ok('sendEventLetter', { id, audience: 'registered', ...letter });
    const restore = failSecondCommit();
    expect((await runToEnd(sendEventNotices, defaultJobOptions)).failures).toHaveLength(1);
    restore();
    expect((await lettersOf(admin, id)).letters).toMatchObject([
      { recipients: 450, queued: 200, isComplete: false },
    ]);
    expect(await run()).toBe(250);
    expect(await receivers()).toEqual(people);
    expect((await lettersOf(admin, id)).letters).toMatchObject([{ queued: 450, isComplete: true }]);
  });

  test('about the attendance is refused before the event, and each letter without receivers or text', async () => {
    const { id, admin } = await openDoors(1);
    freezeClock(jakarta('2026-11-22T08:59'));
    const before = await everything();
    const refused = async (audience: 'came' | 'did-not-come' | 'unpaid' | 'registered', changes = {}) =>
      (await inProcess(admin).refused('sendEventLetter', { id, audience, ...letter, ...changes })).body;
    const unknown = { code: 'wrong-status', message: 'Kehadiran baru diketahui setelah acara dimulai.' };
    expect(await refused('came')).toEqual(unknown);
    expect(await refused('did-not-come')).toEqual(unknown);
    expect(await refused('unpaid')).toEqual({ code: 'wrong-status', message: 'Tidak ada penerima.' });
    expect((await refused('registered', { text: ' \n ', subject: '' })).fields).toEqual({
      subject: 'Wajib diisi.',
      text: 'Wajib diisi.',
    });
    expect((await refused('registered', { text: 'x'.repeat(4001) })).fields).toHaveProperty('text');
    expect(await everything()).toEqual(before);
  });

  test('is mailed to its author as a test, and to no other person', async () => {
    const { id, admin } = await openDoors(2);
    const { body } = await inProcess(admin).ok('testEventLetter', { id, audience: 'registered', ...letter });
    expect(body.message).toBe(`Surat uji dikirim ke ${admin.email}.`);
    expect(await run()).toBe(0);
    expect(await receivers()).toEqual([admin.email]);
    expect((await lettersOf(admin, id)).letters).toEqual([]);
  });
});
