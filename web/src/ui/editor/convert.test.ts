import type { JSONContent } from '@tiptap/core';
import type { ContentBlock } from 'contract/fields/content';
import { expect, test } from 'vitest';
import { fieldValueOf, parseBlocks, toBlocks, toDoc } from './convert.ts';

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
];

test('every block survives the way into the editor and back', () => {
  expect(toBlocks(toDoc(every))).toEqual(every);
  expect(parseBlocks(fieldValueOf(toDoc(every)))).toEqual(every);
});

test('paragraphs that stand in one block become blocks of their own', () => {
  expect(toBlocks(toDoc([{ type: 'text', content: 'Satu\n\nDua' }]))).toEqual([
    { type: 'text', content: 'Satu' },
    { type: 'text', content: 'Dua' },
  ]);
});

test('nothing is a paragraph to write in, and an empty value', () => {
  expect(toDoc([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fieldValueOf(toDoc([]))).toBe('');
  expect(parseBlocks('')).toEqual([]);
  const blank: JSONContent = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '  ' }] },
      { type: 'heading', attrs: { level: 2 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'image' },
    ],
  };
  expect(fieldValueOf(blank)).toBe('');
});

test('what we have no block for keeps its words', () => {
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
    { type: 'unorderedList', lists: ['luar', 'dalam'] },
    { type: 'quote', content: 'a\n\nb' },
  ]);
});
