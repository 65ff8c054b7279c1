import type { ContentBlock } from 'contract/fields/content';
import { limits } from 'contract/rules/limits';
import { expect, test } from 'vitest';
import { imagePathOf } from '#model/files/stored-images.ts';
import { blocksOf, excerptOf, plainTextOf } from './blocks.ts';

const blocks: ContentBlock[] = [
  { type: 'text', content: 'Satu\n  dua.' },
  { type: 'image', src: '/images/x.webp' },
  { type: 'orderedList', lists: ['a', 'b'] },
];

test('words of blocks: a paragraph or a list entry a line, nothing of pictures', () => {
  expect(plainTextOf(blocks)).toBe('Satu\n  dua.\n- a\n- b');
  expect(excerptOf(blocks)).toBe('Satu dua. - a - b');
  expect(excerptOf([])).toBe('');
});

test('an excerpt is cut between words, and inside one only when there is no other place', () => {
  const excerpt = (content: string) => excerptOf([{ type: 'text', content }]);
  const exact = 'x'.repeat(limits.excerptCharacters);
  expect(excerpt(exact)).toBe(exact);
  expect(excerpt(`${exact}x`)).toBe(`${'x'.repeat(limits.excerptCharacters - 1)}…`);
  expect(excerpt(`a ${exact}`)).toBe('a…');
  const faces = excerpt('\u{1F33A}'.repeat(limits.excerptCharacters + 5));
  expect(/\p{Surrogate}/u.test(faces)).toBe(false);
});

test('marks leave their words to an excerpt', () => {
  const spans = [{ text: 'Lihat ' }, { text: 'di sini', bold: true as const, link: '/blog' }];
  const marked: ContentBlock[] = [
    { type: 'heading', level: 2, content: 'Judul' },
    { type: 'quote', content: { spans } },
    { type: 'unorderedList', lists: [{ spans }] },
  ];
  expect(plainTextOf(marked)).toBe('Judul\nLihat di sini\n- Lihat di sini');
  expect(blocksOf(marked)).toEqual(marked);
});

test('lists below lists are indented, and a row of a table is a line', () => {
  const spans = [{ text: 'dua', bold: true as const }];
  const content: ContentBlock[] = [
    {
      type: 'orderedList',
      start: 2,
      lists: [{ content: 'satu', nested: [{ type: 'unorderedList', lists: [{ spans }, 'tiga'] }] }, 'empat'],
    },
    {
      type: 'table',
      header: true,
      rows: [{ cells: ['Hari', 'Tempat'] }, { cells: ['Senin\n09.00', { spans }] }],
    },
  ];
  expect(plainTextOf(content)).toBe('- satu\n  - dua\n  - tiga\n- empat\nHari | Tempat\nSenin 09.00 | dua');
  expect(blocksOf(content)).toEqual(content);
  const more = content.map((block) => ({ ...block, more: 'x' }));
  expect(blocksOf(more)).toEqual(content);
});

test('blocks go out with the fields of their kind alone', () => {
  expect(blocksOf(blocks.map((block) => ({ ...block, more: 'x' })))).toEqual(blocks);
});

test('a picture goes out by the name of its file', () => {
  expect(imagePathOf({ file: 'images/abc', width: 1, height: 1 })).toBe('/api/images/abc');
  expect(imagePathOf(null)).toBeNull();
});
