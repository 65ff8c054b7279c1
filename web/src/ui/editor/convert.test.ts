import type { JSONContent } from '@tiptap/core';
import type { ContentBlock } from 'contract/schemas/content';
import { expect, test } from 'vitest';
import { linesToDoc, toBlocks, toDoc, toFieldValue } from './convert.ts';
import { linesToFieldValue, parseBlocks } from './editor-placeholder.tsx';

const every: ContentBlock[] = [
  { type: 'heading', level: 2, content: 'Latar' },
  { type: 'heading', level: 3, content: { spans: [{ text: 'Miring', italic: true }] } },
  { type: 'text', content: 'Baris satu\nbaris dua' },
  {
    type: 'text',
    content: {
      spans: [
        { text: 'Lihat ' },
        { text: 'situs', bold: true, link: 'https://example.org' },
        { text: ' kami', bold: true },
      ],
    },
  },
  { type: 'quote', content: 'Satu.\n\nDua.' },
  { type: 'image', src: '/api/images/abc', alt: 'Peta', width: 640, height: 480 },
  { type: 'image', src: '/images/articles/peta-proses.webp' },
  { type: 'unorderedList', lists: ['a', { spans: [{ text: 'b' }, { text: 'c', bold: true }] }] },
  { type: 'orderedList', lists: ['satu', 'dua'] },
  {
    type: 'orderedList',
    start: 3,
    lists: [
      {
        content: 'tiga',
        nested: [
          {
            type: 'unorderedList',
            lists: ['a', { content: 'b', nested: [{ type: 'orderedList', lists: ['i'] }] }],
          },
          { type: 'orderedList', start: 2, lists: ['b'] },
        ],
      },
      'empat',
    ],
  },
  {
    type: 'table',
    header: true,
    rows: [
      { cells: ['Hari', 'Tempat'] },
      { cells: [{ spans: [{ text: 'Senin', bold: true }, { text: '\n09.00' }] }, ''] },
    ],
  },
  { type: 'table', header: false, rows: [{ cells: ['a'] }] },
];

test('every block is unchanged after conversion to the editor and back', () => {
  expect(toBlocks(toDoc(every))).toEqual(every);
  expect(parseBlocks(toFieldValue(toDoc(every)))).toEqual(every);
});

test('paragraphs of one stored block become separate blocks', () => {
  expect(toBlocks(toDoc([{ type: 'text', content: 'Satu\n\nDua' }]))).toEqual([
    { type: 'text', content: 'Satu' },
    { type: 'text', content: 'Dua' },
  ]);
});

test('an empty text is one empty paragraph in the editor and an empty field value', () => {
  expect(toDoc([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(toFieldValue(toDoc([]))).toBe('');
  expect(parseBlocks('')).toEqual([]);
  const blank: JSONContent = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '  ' }] },
      { type: 'heading', attrs: { level: 2 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'image' },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] }],
      },
    ],
  };
  expect(toFieldValue(blank)).toBe('');
});

test('an unsupported node keeps its text', () => {
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
  const doc: JSONContent = {
    type: 'doc',
    content: [
      { type: 'codeBlock', content: [{ type: 'text', text: 'kode', marks: [{ type: 'code' }] }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              text('luar'),
              { type: 'orderedList', content: [{ type: 'listItem', content: [text('dalam')] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [text('a'), text('b')] },
    ],
  };
  expect(toBlocks(doc)).toEqual([
    { type: 'text', content: 'kode' },
    {
      type: 'unorderedList',
      lists: [{ content: 'luar', nested: [{ type: 'orderedList', lists: ['dalam'] }] }],
    },
    { type: 'quote', content: 'a\n\nb' },
  ]);
});

const item = (words: string, ...below: JSONContent[]): JSONContent => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }, ...below],
});
const bulletsOf = (...content: JSONContent[]): JSONContent => ({ type: 'bulletList', content });

test('entries below the maximum depth move up to the last level in their order', () => {
  const doc = {
    type: 'doc',
    content: [
      bulletsOf(
        item(
          '1',
          bulletsOf(item('2', bulletsOf(item('3', bulletsOf(item('4', bulletsOf(item('5'))), item('4b')))))),
        ),
      ),
    ],
  };
  const lists = (entry: string, ...rest: string[]) => ({ type: 'unorderedList', lists: [entry, ...rest] });
  const below = (content: string, nested: object) => ({
    type: 'unorderedList',
    lists: [{ content, nested: [nested] }],
  });
  expect(toBlocks(doc)).toEqual([below('1', below('2', below('3', lists('4', '5', '4b'))))]);
});

test('a list with too many entries continues in the next one with its number', () => {
  const entries = Array.from({ length: 61 }, (_, index) => item(`${index + 5}`));
  const doc = { type: 'doc', content: [{ type: 'orderedList', attrs: { start: 5 }, content: entries }] };
  expect(toBlocks(doc)).toEqual([
    { type: 'orderedList', start: 5, lists: Array.from({ length: 60 }, (_, index) => `${index + 5}`) },
    { type: 'orderedList', start: 65, lists: ['65'] },
  ]);
});

test.each([
  ['', ''],
  [' \n', ''],
  ['Satu', '[{"type":"text","content":"Satu"}]'],
  ['Satu \n\n Dua\n', '[{"type":"text","content":"Satu "},{"type":"text","content":" Dua"}]'],
])('text typed without the editor, %j, has the same field value in it', (typed, value) => {
  expect(linesToFieldValue(typed)).toBe(value);
  expect(toFieldValue(linesToDoc(typed))).toBe(value);
});
