import { expect, test } from 'vitest';
import { readPdf } from '../../../support/assertions/files.ts';
import { auditEntriesOf, changeDocument, everything } from '../../../support/assertions/stores.ts';
import { openDoors } from '../../../support/factories/events/event-doors.ts';
import { long } from '../../../support/factories/long-words.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { jakarta } from '../../../support/suite/time.ts';

test('badges are eight to a page of A4, with name, institution or role, and event', async () => {
  const { id, admin, members } = await openDoors(9);
  const [seated, unpaid, longNamed] = members as [Person, Person, Person];
  await changeDocument('users', seated.id, {
    name: 'Siti Aminah',
    seat: { institutionId: 'institusi', institution: 'Universitas Contoh', isCoordinator: false },
  });
  await changeDocument('users', longNamed.id, { name: long.member.name });
  await changeDocument('eventRegistrations', `${id}${unpaid.id}`, { state: 'held' });
  const file = await inProcess(admin).ok('printEventBadges', { id });
  const page = await readPdf(file.bytes);
  expect([page.pages, page.size, page.title]).toEqual([1, [595, 842], 'Label nama Lokakarya']);
  for (const text of ['Siti Aminah', 'Universitas Contoh', 'Peserta', 'Lokakarya'])
    expect(page.text).toContain(text);
  expect(page.lines.filter((line) => line === 'Lokakarya')).toHaveLength(8);
  expect(await auditEntriesOf('event-badge.print')).toMatchObject([
    { actorId: admin.id, targetId: id, details: { count: 8 } },
  ]);
  const chosen = await inProcess(admin).ok('printEventBadges', { id, people: [`${id}${seated.id}`] });
  expect((await readPdf(chosen.bytes)).lines.filter((line) => line === 'Lokakarya')).toHaveLength(1);
});

test('badges of unpaid, foreign or unknown registrations are refused', async () => {
  const { id, admin, members } = await openDoors(1);
  const { id: other } = await openDoors(0);
  const [member] = members as [Person];
  const before = await everything();
  for (const [event, person] of [
    [other, `${id}${member.id}`],
    [id, 'unknownRegistration'],
  ] as const) {
    const { body } = await inProcess(admin).refused('printEventBadges', { id: event, people: [person] });
    expect(body.code).toBe('wrong-status');
  }
  expect((await inProcess(admin).refused('printEventBadges', { id, part: 2 })).body.code).toBe(
    'wrong-status',
  );
  expect(await everything()).toEqual(before);
});

test('badges of 250 people are two parts', { tags: ['full'] }, async () => {
  const { id } = await openDoors(0);
  const admin = await makeAdmin();
  const firestore = await database();
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < 250; index += 1) {
    const user = `orang${String(index).padStart(4, '0')}`;
    void writer.set(firestore.doc(`users/${user}`), {
      name: `Peserta ${index}`,
      email: `${user}@example.org`,
    });
    void writer.set(firestore.doc(`eventRegistrations/${id}${user}`), {
      event: id,
      user,
      state: 'confirmed',
      price: 0,
      place: user,
      ticketCode: index.toString(16).padStart(16, '0'),
      registeredAt: new Date(jakarta('2026-11-09T10:00').getTime() + index),
    });
  }
  await writer.close();
  const first = await readPdf((await inProcess(admin).ok('printEventBadges', { id, part: 1 })).bytes, 25);
  expect([first.pages, first.text.includes('Peserta 199')]).toEqual([25, true]);
  const second = await readPdf((await inProcess(admin).ok('printEventBadges', { id, part: 2 })).bytes, 7);
  expect([second.pages, second.text.includes('Peserta 249')]).toEqual([7, true]);
});
