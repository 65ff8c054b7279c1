import { expect, test } from 'vitest';
import { breakLines, isPrintable, toPrintable } from './printable.ts';

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
])('%s is printed as %s', (given, expected) => {
  expect(toPrintable(given)).toBe(expected);
});

test('a name requires a Latin spelling only when the fonts lack its letters', () => {
  expect(['Siapa?', 'Budi 🎓', 'محمد'].map(isPrintable)).toEqual([true, true, true]);
  expect(['李小龍', 'Bruce 李', '🎓'].map(isPrintable)).toEqual([false, false, false]);
});

const widthOf = (run: string) => run.length;

test('right-to-left words form one run, separate from the others', () => {
  expect(breakLines('Dr. محمد علي Ahmad Noor', 100, widthOf)).toEqual([
    ['Dr.', 'محمد\u00a0علي', 'Ahmad Noor'],
  ]);
});

test('lines are broken before right-to-left words are reordered', () => {
  expect(breakLines('محمد بن عبد الله', 8, widthOf)).toEqual([['محمد\u00a0بن'], ['عبد\u00a0الله']]);
  expect(breakLines('عبدالرحمن', 3, widthOf)).toEqual([['عبدالرحمن']]);
  expect(breakLines(' ', 3, widthOf)).toEqual([]);
});
