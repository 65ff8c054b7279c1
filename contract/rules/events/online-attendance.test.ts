import { describe, expect, test } from 'vitest';
import { parseMinutes, readAttendance, sumSessions } from './online-attendance.ts';

const tableOf = (text: string, delimiter = ',') => text.split('\n').map((line) => line.split(delimiter));

describe('a report', () => {
  test('of Zoom begins with facts of the meeting, which are no session', () => {
    const rows = tableOf(`Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants
1,Lokakarya,11/22/2026 09:00,11/22/2026 12:00,host@example.org,180,2

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
Budi,Budi@example.org,11/22/2026 09:00,11/22/2026 10:00,60,No
Budi,budi@example.org,11/22/2026 10:05,11/22/2026 11:00,55,No
Tamu,,11/22/2026 09:00,11/22/2026 09:10,10,Yes`);
    expect(readAttendance(rows)).toEqual([
      { name: 'Budi', email: 'budi@example.org', minutes: 60 },
      { name: 'Budi', email: 'budi@example.org', minutes: 55 },
      { name: 'Tamu', email: '', minutes: 10 },
    ]);
  });

  test('of Teams repeats its sessions in a second table, which is not counted', () => {
    const rows = tableOf(
      `1. Summary
Meeting title\tLokakarya
Meeting duration\t3h 0m 5s

2. Participants
Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tRole
Sari\t11/22/26, 9:00 AM\t11/22/26, 11:30 AM\t2h 30m\tsari@example.org\tAttendee

3. In-Meeting Activities
Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole
Sari\t11/22/26, 9:00 AM\t11/22/26, 11:30 AM\t2h 30m\tsari@example.org\tAttendee`,
      '\t',
    );
    expect(readAttendance(rows)).toEqual([{ name: 'Sari', email: 'sari@example.org', minutes: 150 }]);
  });

  test('of Meet has first and last name', () => {
    const rows = tableOf(`First name,Last name,Email,Duration,Time joined,Time exited
Dewi,Lestari,dewi@example.org,1 hr 5 min,9:00 AM,10:05 AM`);
    expect(readAttendance(rows)).toEqual([{ name: 'Dewi Lestari', email: 'dewi@example.org', minutes: 65 }]);
  });

  test('without names and durations is no report', () => {
    expect(readAttendance(tableOf('Tanggal,Keterangan,Jumlah\n1,2,3'))).toBeUndefined();
  });
});

test.each([
  ['75', 75],
  ['1h 5m 30s', 65.5],
  ['2 jam 10 menit', 130],
  ['01:05:30', 65.5],
  ['45 min', 45],
  ['lama', undefined],
  ['', undefined],
])('the duration %s is %s minutes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test('the sessions of a person are added, by address or else by name', () => {
  const session = { name: 'Budi', email: 'budi@example.org', minutes: 30 };
  expect(
    sumSessions([
      session,
      { ...session, name: 'Budi (HP)', minutes: 20 },
      { name: 'Budi', email: '', minutes: 5 },
      { name: 'BUDI.', email: '', minutes: 6 },
    ]),
  ).toEqual([
    { name: 'Budi', email: 'budi@example.org', minutes: 50 },
    { name: 'Budi', email: '', minutes: 11 },
  ]);
});
