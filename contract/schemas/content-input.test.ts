import { expect, test } from 'vitest';
import { limits } from '../rules/limits.ts';
import { adminWording } from '../text/admin-wording.ts';
import { wording } from '../text/wording.ts';
import type { ContentBlock } from './content.ts';
import { contentField } from './content-input.ts';

const parse = (input: unknown): ContentBlock[] => contentField.parse(input);
const refusal = (input: unknown): string | undefined =>
  contentField.safeParse(input).error?.issues[0]?.message;
const every: ContentBlock[] = [
  { type: 'heading', level: 2, content: 'Satu' },
  { type: 'heading', level: 3, content: { spans: [{ text: 'Dua', italic: true }] } },
  {
    type: 'text',
    content: {
      spans: [{ text: 'Lihat ' }, { text: 'situs', bold: true, link: 'https://example.org/a?b=1' }],
    },
  },
  { type: 'quote', content: 'Kata orang.' },
  { type: 'image', src: '/api/images/abc', alt: 'Peta', width: 640, height: 480 },
  { type: 'image', src: '/images/articles/siklus-data.webp' },
  { type: 'orderedList', lists: ['a', { spans: [{ text: 'b', bold: true }] }] },
  { type: 'unorderedList', lists: ['c'] },
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
          { type: 'orderedList', start: 2, lists: [{ spans: [{ text: 'b', italic: true }] }] },
        ],
      },
      'empat',
    ],
  },
  {
    type: 'table',
    header: true,
    rows: [
      { cells: ['Kegiatan', 'Biaya'] },
      { cells: [{ spans: [{ text: 'Kuliah tamu', bold: true }] }, ''] },
    ],
  },
];

test('every kind of block passes unchanged, as blocks and as JSON', () => {
  expect(parse(every)).toStrictEqual(every);
  expect(parse(JSON.stringify(every))).toStrictEqual(every);
});

test('plain text becomes paragraphs, and markup in it stays text', () => {
  expect(parse('Satu\r\nbaris dua\r\n \r\n<b>Dua</b>')).toEqual([
    { type: 'text', content: 'Satu\nbaris dua' },
    { type: 'text', content: '<b>Dua</b>' },
  ]);
  for (const text of ['[1] Catatan kaki', '[1, 2]', '[null]', '{"type":"text"}', '"kutipan"', '12']) {
    expect(parse(text)).toEqual([{ type: 'text', content: text }]);
  }
});

test.each(['Satu\n\nDua', 'Satu\r\rDua', ' Satu \n\n\n \n Dua\t'])('%j becomes two paragraphs', (typed) => {
  expect(parse(typed)).toEqual([
    { type: 'text', content: 'Satu' },
    { type: 'text', content: 'Dua' },
  ]);
});

test('line breaks become \\n, and an image description is trimmed', () => {
  expect(parse([{ type: 'quote', content: 'a\rb\r\nc\nd' }])).toEqual([
    { type: 'quote', content: 'a\nb\nc\nd' },
  ]);
  const image = { type: 'image', src: '/images/x.webp' };
  expect(parse([{ ...image, alt: ' Peta ' }])).toEqual([{ ...image, alt: 'Peta' }]);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example.org',
  '/\\evil.example.org',
  'https://example.org/\u202egpj',
  'mailto:a\u2066b@example.org',
  '/\t/evil.example.org',
  'https:evil',
  'relative/path',
  '',
  `https://example.org/${'a'.repeat(481)}`,
  7,
])('a link to %j is removed, and its text stays', (link) => {
  const content = { spans: [{ text: 'klik', link }] };
  expect(parse([{ type: 'text', content }])).toEqual([{ type: 'text', content: 'klik' }]);
});

test.each(['https://example.org', 'http://example.org/a', 'mailto:a@example.org', '/blog', '/event#x'])(
  'a link to %s stays',
  (link) => {
    const block = { type: 'text', content: { spans: [{ text: 'klik', link }] } };
    expect(parse([block])).toEqual([block]);
  },
);

test('unknown fields and marks are dropped, and spans with equal marks are merged', () => {
  const spans = [
    { text: 'a', bold: true, style: 'color:red', onclick: 'x' },
    { text: 'b', bold: true },
    { text: '', italic: true },
    { text: 'c', bold: 'yes', underline: true },
  ];
  expect(parse([{ type: 'text', content: { spans }, html: '<script>' }])).toEqual([
    { type: 'text', content: { spans: [{ text: 'ab', bold: true }, { text: 'c' }] } },
  ]);
});

test('empty blocks are dropped, and content without other blocks is refused', () => {
  const blank = [
    { type: 'text', content: ' \n ' },
    { type: 'orderedList', lists: ['', ' '] },
  ];
  expect(parse([...blank, { type: 'unorderedList', lists: ['', 'a', ' '] }])).toEqual([
    { type: 'unorderedList', lists: ['a'] },
  ]);
  for (const input of [blank, [], '', ' \n\n ', '[]', undefined, null, 7]) {
    expect(refusal(input)).toBe(wording.required);
  }
});

test('empty entries are dropped with their nested lists, and an empty entry with nested content stays', () => {
  const nested = [{ type: 'unorderedList', lists: ['', ' '] }];
  const below = [{ type: 'orderedList', start: 1, lists: ['dalam'] }];
  const lists = [
    { content: 'a', nested },
    { content: '', nested },
    { content: ' ', nested: below },
  ];
  expect(parse([{ type: 'unorderedList', start: 4, lists }])).toEqual([
    {
      type: 'unorderedList',
      lists: ['a', { content: ' ', nested: [{ type: 'orderedList', lists: ['dalam'] }] }],
    },
  ]);
});

test('table rows are padded to the same length, and a table without text is dropped', () => {
  const text = { type: 'text', content: 'x' } as const;
  const rows = [{ cells: ['a'] }, { cells: ['b', 'c', 'd'] }];
  expect(parse([text, { type: 'table', header: 'yes', rows, border: 1 }])).toEqual([
    text,
    { type: 'table', header: false, rows: [{ cells: ['a', '', ''] }, { cells: ['b', 'c', 'd'] }] },
  ]);
  expect(parse([text, { type: 'table', header: true, rows: [{ cells: ['', ' '] }] }])).toEqual([text]);
  expect(parse([text, { type: 'table', header: true, rows: [] }])).toEqual([text]);
});

const deep = (levels: number): object => ({
  type: 'unorderedList',
  lists: [levels === 1 ? 'dasar' : { content: 'x', nested: [deep(levels - 1)] }],
});

test('a list with up to four levels is accepted, and a deeper one is refused', () => {
  expect(parse([deep(4)])).toEqual([deep(4)]);
  expect(refusal([deep(5)])).toBe(wording.contentUnreadable);
  expect(refusal([deep(2000)])).toBe(wording.contentUnreadable);
});

test('content that exceeds the byte limit of a form field is refused', () => {
  const spans = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: 'é',
      link: `https://example.org/${index}${'x'.repeat(450)}`,
    }));
  const block = (count: number) => ({ type: 'text', content: { spans: spans(count) } });
  expect(parse([block(250), block(250)])).toHaveLength(2);
  expect(refusal([block(250), block(250), block(50)])).toBe(wording.tooLong);
});

test.each([
  [[{ type: 'script', content: 'x' }], wording.contentUnreadable],
  [[{ type: 'heading', level: 1, content: 'x' }], wording.contentUnreadable],
  [['x'], wording.contentUnreadable],
  [[{ type: 'image', src: '//example.org/a.png' }], adminWording.imageForeign],
  [[{ type: 'image', src: 'data:image/png;base64,AAAA' }], adminWording.imageForeign],
  [[{ type: 'image', src: '/api/images/../users' }], adminWording.imageForeign],
  [[{ type: 'image', src: '/images/../secret.png' }], adminWording.imageForeign],
  [[{ type: 'text', content: 'a\u0000b' }], wording.unsupportedCharacter],
  [
    [
      {
        type: 'orderedList',
        lists: [{ content: 'a', nested: [{ type: 'orderedList', lists: Array(61).fill('a') }] }],
      },
    ],
    'Terlalu banyak: paling banyak 60.',
  ],
  [[{ type: 'orderedList', lists: [{ content: 'a\u0000', nested: [] }] }], wording.unsupportedCharacter],
  [[{ type: 'orderedList', lists: ['a\u0000'] }], wording.unsupportedCharacter],
  [
    [{ type: 'unorderedList', lists: [{ content: 'a', nested: [{ type: 'image', src: '/x' }] }] }],
    wording.contentUnreadable,
  ],
  [[{ type: 'table', header: true, rows: [{ cells: ['a\u0000'] }] }], wording.unsupportedCharacter],
  [[{ type: 'table', header: true, rows: [['a']] }], wording.contentUnreadable],
  [
    Array(limits.contentBlocks + 1).fill({ type: 'text', content: 'a' }),
    'Terlalu banyak: paling banyak 300.',
  ],
  ['x'.repeat(limits.contentCharacters + 1), 'Terlalu panjang: paling banyak 40.000 karakter.'],
])('invalid content %# is refused as a whole, with one message', (input, message) => {
  expect(refusal(input)).toBe(message);
});

test('content of the maximum length is accepted', () => {
  expect(parse('x'.repeat(limits.contentCharacters))).toHaveLength(1);
  const half = { type: 'text', content: 'x'.repeat(limits.contentCharacters / 2) };
  expect(parse([half, half])).toHaveLength(2);
});
