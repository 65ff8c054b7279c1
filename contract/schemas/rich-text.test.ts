import { expect, test } from 'vitest';
import { mergeSpans, plainTextOf, sanitizeLink, splitParagraphs, textsOf } from './rich-text.ts';

test('text without marks is a plain string', () => {
  expect(mergeSpans([{ text: 'a' }, { text: '' }, { text: 'b' }])).toBe('ab');
  expect(mergeSpans([])).toBe('');
  expect(mergeSpans([{ text: 'a', bold: true }])).toEqual({ spans: [{ text: 'a', bold: true }] });
});

test('marks that are off are omitted, because Firestore does not accept undefined', () => {
  const off = { bold: undefined, italic: undefined, link: undefined };
  for (const mark of [{ bold: true as const }, { italic: true as const }, { link: '/blog' }]) {
    const span = { text: 'a', ...mark };
    expect(mergeSpans([{ ...off, ...span } as typeof span])).toStrictEqual({ spans: [span] });
  }
});

test('empty lines separate paragraphs, also inside marks, and single line breaks stay', () => {
  expect(splitParagraphs('Satu\nbaris\n \nDua\n\n\n\n')).toEqual(['Satu\nbaris', 'Dua']);
  const spans = [{ text: 'a ' }, { text: 'b\n\nc', bold: true as const }, { text: ' d' }];
  expect(splitParagraphs({ spans })).toEqual([
    { spans: [{ text: 'a ' }, { text: 'b', bold: true }] },
    { spans: [{ text: 'c', bold: true }, { text: ' d' }] },
  ]);
  expect(splitParagraphs('')).toEqual([]);
  expect(splitParagraphs(' ')).toEqual([]);
});

test('the texts of blocks are returned without marks', () => {
  const text = { spans: [{ text: 'a' }, { text: 'b', link: '/blog' }] };
  expect(plainTextOf(text)).toBe('ab');
  expect(textsOf({ type: 'quote', content: text })).toEqual(['ab']);
  expect(textsOf({ type: 'orderedList', lists: ['x', text] })).toEqual(['x', 'ab']);
  const nested = [{ type: 'unorderedList' as const, lists: [{ content: 'y', nested: [] }, text] }];
  const list = { type: 'orderedList' as const, lists: [{ content: 'x', nested }, 'z'] };
  expect(textsOf(list)).toEqual(['x', 'y', 'ab', 'z']);
  expect(
    textsOf({ type: 'table', header: true, rows: [{ cells: ['a', text] }, { cells: ['b', ''] }] }),
  ).toEqual(['a', 'ab', 'b', '']);
  expect(textsOf({ type: 'image', src: '/images/x.webp' })).toEqual([]);
});

test.each([
  [' https://example.org ', 'https://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['http://a', 'http://a'],
  ['mailto:sari@example.org', 'mailto:sari@example.org'],
  ['/', '/'],
  ['//example.org', undefined],
  ['https:///x', undefined],
  ['xhttps://example.org', undefined],
  ['mailto:sari', undefined],
  ['mailto:@example.org', undefined],
  ['https://example.org/a b', undefined],
])('the link "%s" becomes %s', (typed, link) => {
  expect(sanitizeLink(typed)).toBe(link);
});
