import { limits } from 'contract/rules/limits';
import type { ContentBlock } from 'contract/schemas/content';
import { expect, test } from 'vitest';
import { imagePathOf } from '#model/files/image-paths.ts';
import { toBlocksReply, toExcerpt, toPlainText } from './blocks.ts';

const blocks: ContentBlock[] = [
  { type: 'text', content: 'Satu\n  dua.' },
  { type: 'image', src: '/images/x.webp' },
  { type: 'orderedList', lists: ['a', 'b'] },
];

test('plain text has one line for each paragraph or list entry, and none for pictures', () => {
  expect(toPlainText(blocks)).toBe('Satu\n  dua.\n- a\n- b');
});

test('an excerpt joins entries and cells with commas, with a full stop after the last', () => {
  const cells = (...texts: string[]) => ({ cells: texts });
  expect(toExcerpt(blocks)).toBe('Satu dua. a, b.');
  expect(
    toExcerpt([
      { type: 'text', content: 'Yang dibahas:' },
      {
        type: 'unorderedList',
        lists: [
          'tata kelola;',
          { content: 'data', nested: [{ type: 'unorderedList', lists: ['mutu', 'akses.'] }] },
        ],
      },
      { type: 'table', header: true, rows: [cells('Hari', 'Acara'), cells('Senin', '')] },
      { type: 'text', content: 'Daftar sekarang.' },
    ]),
  ).toBe('Yang dibahas: tata kelola, data, mutu, akses. Hari, Acara, Senin. Daftar sekarang.');
  expect(toExcerpt([])).toBe('');
});

test('an excerpt is cut between words, or inside a word without another place', () => {
  const excerpt = (content: string) => toExcerpt([{ type: 'text', content }]);
  const exact = 'x'.repeat(limits.excerptCharacters);
  expect(excerpt(exact)).toBe(exact);
  expect(excerpt(`${exact}x`)).toBe(`${'x'.repeat(limits.excerptCharacters - 1)}…`);
  expect(excerpt(`a ${exact}`)).toBe('a…');
  const faces = excerpt('\u{1F33A}'.repeat(limits.excerptCharacters + 5));
  expect(/\p{Surrogate}/u.test(faces)).toBe(false);
});

test('an excerpt contains the text of formatted words', () => {
  const spans = [{ text: 'Lihat ' }, { text: 'di sini', bold: true as const, link: '/blog' }];
  const marked: ContentBlock[] = [
    { type: 'heading', level: 2, content: 'Judul' },
    { type: 'quote', content: { spans } },
    { type: 'unorderedList', lists: [{ spans }] },
  ];
  expect(toPlainText(marked)).toBe('Judul\nLihat di sini\n- Lihat di sini');
  expect(toBlocksReply(marked)).toEqual(marked);
});

test('nested lists are indented, and a table row is one line', () => {
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
  expect(toPlainText(content)).toBe('- satu\n  - dua\n  - tiga\n- empat\nHari | Tempat\nSenin 09.00 | dua');
  expect(toBlocksReply(content)).toEqual(content);
  const more = content.map((block) => ({ ...block, more: 'x' }));
  expect(toBlocksReply(more)).toEqual(content);
});

test('blocks in replies have only the fields of their type', () => {
  expect(toBlocksReply(blocks.map((block) => ({ ...block, more: 'x' })))).toEqual(blocks);
});

test('the path of a picture contains its file name', () => {
  expect(imagePathOf({ file: 'images/abc', width: 1, height: 1 })).toBe('/api/images/abc');
  expect(imagePathOf(null)).toBeNull();
});
