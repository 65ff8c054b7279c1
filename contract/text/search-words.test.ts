import { describe, expect, test } from 'vitest';
import { containsWords, distinctWords, excerptAround, findHits, markHits } from './search-words.ts';

test('each word appears once, in lower case without accents and punctuation', () => {
  expect(distinctWords('Café, café! Tata-kelola\ndata; DATA 2026', 100)).toBe('cafe tata kelola data 2026');
  expect(distinctWords('', 100)).toBe('');
});

test('words beyond the length limit are dropped as a whole', () => {
  expect(distinctWords('satu dua tiga', 13)).toBe('satu dua tiga');
  expect(distinctWords('satu dua tiga', 12)).toBe('satu dua');
  expect(distinctWords('satu dua tiga', 8)).toBe('satu dua');
});

test.each([
  ['Dua TIGA', true],
  ['tiga, dua', true],
  ['tig', true],
  ['empat', false],
  ['dua empat', false],
  ['', true],
])('searching for %s returns %s', (phrase, isFound) => {
  expect(containsWords('satu dua tiga', phrase)).toBe(isFound);
});

const marked = (text: string, query: string) =>
  markHits(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('hits', () => {
  test('ignore case, accents and the order of the words', () => {
    expect(marked('Penerapan Café Data di São Paulo', 'sao cafe')).toBe(
      'Penerapan [Café] Data di [São] Paulo',
    );
  });

  test('with combining marks contain the whole letter', () => {
    const decomposed = 'Cafe\u0301 baru';
    expect(marked(decomposed, 'café')).toBe('[Cafe\u0301] baru');
  });

  test('that overlap or touch are one', () => {
    expect(marked('tata kelola', 'kelo lola')).toBe('tata [kelola]');
  });

  test('have the positions of the original after characters outside of the basic plane', () => {
    expect(marked('🌺🌺 data ﬁnal', 'final data')).toBe('🌺🌺 [data] [ﬁnal]');
  });

  test('are none for a query without letters', () => {
    expect(findHits('a.b', '. -')).toEqual([]);
    expect(marked('a.b', '')).toBe('a.b');
  });
});

describe('an excerpt', () => {
  const text = `${'awal '.repeat(40)}tujuan ${'akhir '.repeat(40)}`;

  test('begins shortly before the first hit and ends between words', () => {
    const excerpt = excerptAround(text, 'Tujuan', 160);
    expect(excerpt).toMatch(/^…awal (?:awal )+tujuan (?:akhir )+akhir…$/);
    expect(excerpt.length).toBeLessThanOrEqual(162);
  });

  test('is the beginning when the hit is in the title only', () => {
    expect(excerptAround('Satu  dua\ntiga', 'judul', 160)).toBe('Satu dua tiga');
    expect(excerptAround(text, 'judul', 20)).toBe('awal awal awal awal…');
  });
});
