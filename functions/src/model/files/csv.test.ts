import { parseRowsFile } from 'contract/schemas/files/rows-files';
import { expect, test } from 'vitest';
import { toCsvHead, toCsvLine, toSheetHead, toSheetLine } from './csv.ts';

test.each([
  ['=1+2', `"'=1+2"`],
  ['+62 800', `"'+62 800"`],
  ['-5', `"'-5"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+2', `"'＝1+2"`],
  ['＋62 800', `"'＋62 800"`],
  ['－5', `"'－5"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['﹦1', `"'﹦1"`],
  [' =1', `"' =1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['a;＝1', `"a;'＝1"`],
  ['a;\u200b=1', `"a;'\u200b=1"`],
  ['\u0000=1', `"'\u0000=1"`],
  ['\u0007+1', `"'\u0007+1"`],
  ['\u007f-1', `"'\u007f-1"`],
  ['\u0085@x', `"'\u0085@x"`],
  ['\u001b\u200e\u00a0＝1', `"'\u001b\u200e\u00a0＝1"`],
  ['\u2800=1', `"'\u2800=1"`],
  ['\ue000=1', `"'\ue000=1"`],
  ['a;\u0000"\u0085=1', `"a;'\u0000""\u0085=1"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\nx"`],
  ['\n=x', `"'\n'=x"`],
  ['Jl. Satu\n=1+2\nBandung', `"Jl. Satu\n'=1+2\nBandung"`],
  ['a\r\n@x', `"a\n'@x"`],
  ['a\r\u200b＋1', `"a\n'\u200b＋1"`],
  ["a\n'=1", `"a\n''=1"`],
  ['a=b', '"a=b"'],
  ['a;=1+2', `"a;'=1+2"`],
  ['a; "=1', `"a;' ""=1"`],
  ['=1;-2;@x', `"'=1;'-2;'@x"`],
  ['a;b', '"a;b"'],
  ['kata "dalam" kutip, dan koma', '"kata ""dalam"" kutip, dan koma"'],
  ['"=1"', '"""=1"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['dua\r\nbaris\r', '"dua\nbaris\n"'],
  ['', '""'],
])('the cell of %j is %j', (text, cell) => {
  expect(toCsvLine([text])).toBe(`${cell}\r\n`);
  expect(parseRowsFile(`${cell}\r\n`)).toEqual([[text.replaceAll(/\r\n?/g, '\n')]]);
});

test('a CSV file begins with the byte order mark of UTF-8', () => {
  const head = Buffer.from(toCsvHead(['Nama', 'Zoë']));
  expect([...head.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(head.subarray(3).toString('utf8')).toBe('"Nama","Zoë"\r\n');
});

test('a sheet for a decimal comma declares the semicolon as its separator', () => {
  expect(toSheetHead(['Tanggal', 'Kas'])).toBe('\uFEFFsep=;\r\n"Tanggal";"Kas"\r\n');
  expect(toSheetLine(['-5', -150_000, 0, 'a;=1', 75_000.25])).toBe(`"'-5";-150000;0;"a;'=1";75000,25\r\n`);
});
