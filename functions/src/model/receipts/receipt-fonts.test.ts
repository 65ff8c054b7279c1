import { expect, test } from 'vitest';
import { isPrintable, linesOf, toPrintable } from './receipt-fonts.ts';

test.each([
  ["R. Ng. Ma'ruf, S.Kom.", "R. Ng. Ma'ruf, S.Kom."],
  ['Mu\u0308ller', 'Müller'],
  ['Nguyễn Thị Đào', 'Nguyễn Thị Đào'],
  ['Ελένη', 'Ελένη'],
  ['Наталья', 'Наталья'],
  ['محمد', 'محمد'],
  ['“Ibu” – Rp\u00a01', '“Ibu” – Rp 1'],
  ['李小龍', '???'],
  ['Budi 🎓', 'Budi'],
  ['A\u{e0067}B', 'AB'],
  ['dua\nbaris', 'dua baris'],
])('%s is set as %s', (given, expected) => {
  expect(toPrintable(given)).toBe(expected);
});

test('a name is asked for in Latin letters only where letters are missing', () => {
  expect(['Siapa?', 'Budi 🎓', 'محمد'].map(isPrintable)).toEqual([true, true, true]);
  expect(['李小龍', 'Bruce 李', '🎓'].map(isPrintable)).toEqual([false, false, false]);
});

const widthOf = (run: string) => run.length;

test('words from right to left are tied into one run, others stay apart from it', () => {
  expect(linesOf('Dr. محمد علي Ahmad Noor', 100, widthOf)).toEqual([['Dr.', 'محمد\u00a0علي', 'Ahmad Noor']]);
});

test('lines are broken before words are turned around', () => {
  expect(linesOf('محمد بن عبد الله', 8, widthOf)).toEqual([['محمد\u00a0بن'], ['عبد\u00a0الله']]);
  expect(linesOf('عبدالرحمن', 3, widthOf)).toEqual([['عبدالرحمن']]);
  expect(linesOf(' ', 3, widthOf)).toEqual([]);
});
