import { expect, test } from 'vitest';
import { parseRowsFile, withoutFormulaGuard } from './rows-files.ts';

test('a CSV file of ours is parsed into the texts before their protection', () => {
  const text =
    '\uFEFF"Nama","Catatan"\r\n"Zoë ""Ayu"" Lestari","\'+62 800"\r\n"a"",""b","satu\ndua;\'=x"\r\n\r\n';
  expect(parseRowsFile(text)).toEqual([
    ['Nama', 'Catatan'],
    ['Zoë "Ayu" Lestari', '+62 800'],
    ['a","b', 'satu\ndua;=x'],
  ]);
});

test.each([
  ["'=SUM(A1)", '=SUM(A1)'],
  ["'-1", '-1'],
  ["'＝1", '＝1'],
  ["'Aisyah", "'Aisyah"],
  ["Ma'ruf", "Ma'ruf"],
])('the protection of %s is %s', (cell, text) => expect(withoutFormulaGuard(cell)).toBe(text));
