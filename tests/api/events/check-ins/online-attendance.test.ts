import { expect, test } from 'vitest';
import { everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { eventDay, openDoors } from '../../../support/factories/events/event-doors.ts';
import type { Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const reportOf = (lines: readonly string[]) => ({
  name: 'participants.csv',
  bytes: Buffer.from(['Name,User Email,Duration (Minutes)', ...lines].join('\r\n')),
});
const needed = { minutes: '100', share: '70' };

async function importReport(admin: Person, id: string, lines: readonly string[], isStored?: 'true') {
  const report = reportOf(lines);
  return (await inProcess(admin).ok('importOnlineAttendance', { id, ...needed, report, isStored })).body;
}

test('a report records those who were present long enough, with all of their sessions, once', async () => {
  const { id, admin, members } = await openDoors(3);
  const [present, short, named] = members as [Person, Person, Person];
  freezeClock(jakarta('2026-11-22T17:00'));
  const lines = [
    `${present.name},${present.email.toUpperCase()},40`,
    `HP,${present.email},30`,
    `${short.name},${short.email},69`,
    `${named.name.toUpperCase()},,100`,
    'Orang lain,lain@example.org,100',
  ];
  const before = await everything();
  const comparison = {
    present: 1,
    short: 1,
    unknown: [
      { name: named.name.toUpperCase(), email: '', minutes: 100, candidates: [named.name] },
      { name: 'Orang lain', email: 'lain@example.org', minutes: 100, candidates: [] },
    ],
  };
  expect(await importReport(admin, id, lines)).toEqual({ ...comparison, isStored: false });
  expect(await everything()).toEqual(before);
  expect(await importReport(admin, id, lines, 'true')).toEqual({ ...comparison, isStored: true });
  await importReport(admin, id, lines, 'true');
  expect(await valuesOf('checkIns')).toMatchObject([{ kind: 'online', door: 'Daring', scannedAt: eventDay }]);
  const attendance = async (member: Person) =>
    (await storedDocument('eventRegistrations', `${id}${member.id}`)).attendedAt;
  expect(await attendance(present)).toEqual(eventDay);
  expect(await attendance(short)).toBeUndefined();
  expect(await attendance(named)).toBeUndefined();
});

test('a report before the event, or a file that is none, is refused and changes nothing', async () => {
  const { id, admin } = await openDoors(0);
  freezeClock(jakarta('2026-11-22T08:59'));
  const early = { id, ...needed, report: reportOf([]), isStored: 'true' } as const;
  expect((await inProcess(admin).refused('importOnlineAttendance', early)).body).toEqual({
    code: 'wrong-status',
    message: 'Acara ini belum dimulai.',
  });
  freezeClock(jakarta('2026-11-22T10:00'));
  const before = await everything();
  for (const text of ['Tanggal,Jumlah\n1,2', '', 'PK\u0003\u0004', '"Name,Duration']) {
    const report = { name: 'laporan.csv', bytes: Buffer.from(text) };
    const { body } = await inProcess(admin).refused('importOnlineAttendance', { ...early, report });
    expect(body.code, text).toBe('invalid-file');
  }
  expect(await everything()).toEqual(before);
});

// Read in the process of the requests, each of these stopped it for a minute.
test.each([
  ['a duration of 160,000 digits', `Budi,budi@example.org,${'1'.repeat(160_000)}`, 0],
  ['a name of 4 MB', `${'a '.repeat(2_000_000)},,60`, 1],
])('a report with %s is answered', async (_what, line, unknown) => {
  const { id, admin } = await openDoors(1);
  freezeClock(jakarta('2026-11-22T17:00'));
  expect((await importReport(admin, id, [line])).unknown).toHaveLength(unknown);
});
