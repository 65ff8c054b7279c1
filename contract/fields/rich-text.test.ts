import { expect, test } from 'vitest';
import { paragraphsOf, plainOf, richTextOf, safeLink, wordsOf } from './rich-text.ts';

test('text without marks is a bare string', () => {
  expect(richTextOf([{ text: 'a' }, { text: '' }, { text: 'b' }])).toBe('ab');
  expect(richTextOf([])).toBe('');
  expect(richTextOf([{ text: 'a', bold: true }])).toEqual({ spans: [{ text: 'a', bold: true }] });
});

test('marks that are off leave nothing behind, not even undefined, which the store does not know', () => {
  const off = { bold: undefined, italic: undefined, link: undefined };
  for (const mark of [{ bold: true as const }, { italic: true as const }, { link: '/blog' }]) {
    const span = { text: 'a', ...mark };
    expect(richTextOf([{ ...off, ...span } as typeof span])).toStrictEqual({ spans: [span] });
  }
});

test('empty lines part paragraphs, also between marks, and single breaks stay', () => {
  expect(paragraphsOf('Satu\nbaris\n \nDua\n\n\n\n')).toEqual(['Satu\nbaris', 'Dua']);
  const spans = [{ text: 'a ' }, { text: 'b\n\nc', bold: true as const }, { text: ' d' }];
  expect(paragraphsOf({ spans })).toEqual([
    { spans: [{ text: 'a ' }, { text: 'b', bold: true }] },
    { spans: [{ text: 'c', bold: true }, { text: ' d' }] },
  ]);
  expect(paragraphsOf('')).toEqual([]);
  expect(paragraphsOf(' ')).toEqual([]);
});

test('the words of marked text and of blocks', () => {
  const text = { spans: [{ text: 'a' }, { text: 'b', link: '/blog' }] };
  expect(plainOf(text)).toBe('ab');
  expect(wordsOf({ type: 'quote', content: text })).toEqual(['ab']);
  expect(wordsOf({ type: 'orderedList', lists: ['x', text] })).toEqual(['x', 'ab']);
  const nested = [{ type: 'unorderedList' as const, lists: [{ content: 'y', nested: [] }, text] }];
  expect(wordsOf({ type: 'orderedList', lists: [{ content: 'x', nested }, 'z'] })).toEqual([
    'x',
    'y',
    'ab',
    'z',
  ]);
  expect(
    wordsOf({ type: 'table', header: true, rows: [{ cells: ['a', text] }, { cells: ['b', ''] }] }),
  ).toEqual(['a', 'ab', 'b', '']);
  expect(wordsOf({ type: 'image', src: '/images/x.webp' })).toEqual([]);
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
])('a link to "%s" leads to %s', (typed, link) => {
  expect(safeLink(typed)).toBe(link);
});
