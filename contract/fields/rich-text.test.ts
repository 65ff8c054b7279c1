import { expect, test } from 'vitest';
import { paragraphsOf, plainOf, richTextOf, wordsOf } from './rich-text.ts';

test('text without marks is a bare string', () => {
  expect(richTextOf([{ text: 'a' }, { text: '' }, { text: 'b' }])).toBe('ab');
  expect(richTextOf([])).toBe('');
  expect(richTextOf([{ text: 'a', bold: true }])).toEqual({ spans: [{ text: 'a', bold: true }] });
});

test('empty lines part paragraphs, also between marks, and single breaks stay', () => {
  expect(paragraphsOf('Satu\nbaris\n \nDua\n\n\n\n')).toEqual(['Satu\nbaris', 'Dua']);
  const spans = [{ text: 'a ' }, { text: 'b\n\nc', bold: true as const }, { text: ' d' }];
  expect(paragraphsOf({ spans })).toEqual([
    { spans: [{ text: 'a ' }, { text: 'b', bold: true }] },
    { spans: [{ text: 'c', bold: true }, { text: ' d' }] },
  ]);
  expect(paragraphsOf('')).toEqual([]);
});

test('the words of marked text and of blocks', () => {
  const text = { spans: [{ text: 'a' }, { text: 'b', link: '/blog' }] };
  expect(plainOf(text)).toBe('ab');
  expect(wordsOf({ type: 'quote', content: text })).toEqual(['ab']);
  expect(wordsOf({ type: 'orderedList', lists: ['x', text] })).toEqual(['x', 'ab']);
  expect(wordsOf({ type: 'image', src: '/images/x.webp' })).toEqual([]);
});
