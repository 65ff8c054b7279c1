import { expect, test } from 'vitest';
import { textProblems } from './text-problems.ts';

test.each([
  [{ name: 'Sari \u{1F33A}', list: [{ text: 'سارة' }], count: 3, none: null }, {}],
  [{ name: 'Sari \ud83c', other: 'x' }, { name: 'Mengandung karakter yang tidak didukung.' }],
  [{ list: [{ deep: ['\udf3a'] }] }, { list: 'Mengandung karakter yang tidak didukung.' }],
  [{ list: JSON.parse('['.repeat(100) + ']'.repeat(100)) }, {}],
])('%j has the problems %j', (fields, problems) => {
  expect(textProblems(fields)).toEqual(problems);
});

test('text beyond the size of a record is reported for the largest field', () => {
  const many = 'é'.repeat(200_000);
  expect(textProblems({ title: many })).toEqual({});
  expect(textProblems({ title: many, content: [many, 'x'], note: 'x' })).toEqual({
    content: 'Terlalu panjang.',
  });
  expect(textProblems({ image: `data:image/png;base64,${'A'.repeat(900_000)}`, title: 'x' })).toEqual({});
});

test('a value that is nested deeper than the stack is a problem of its field', () => {
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(textProblems({ name: deep, other: 'x' })).toEqual({
    name: 'Mengandung karakter yang tidak didukung.',
  });
});
