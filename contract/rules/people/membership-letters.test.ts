import { expect, test } from 'vitest';
import { membershipLetterFileName, membershipLetterNumber, toPurpose } from './membership-letters.ts';

test.each([
  ['pelaporan BKD', 'pelaporan BKD'],
  [' Untuk pelaporan BKD. ', 'pelaporan BKD'],
  ['untuk keperluan akreditasi prodi', 'akreditasi prodi'],
  ['Keperluan hibah', 'hibah'],
  ['untukku', 'untukku'],
  ['', ''],
])('the purpose %j is printed as %j', (typed, purpose) => expect(toPurpose(typed)).toBe(purpose));

test('number and file name contain year and serial', () => {
  expect(membershipLetterNumber('2026', 7)).toBe('SKA/2026/000007');
  expect(membershipLetterFileName('SKA/2026/000007')).toBe('surat-keterangan-SKA-2026-000007.pdf');
});
