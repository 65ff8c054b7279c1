import { describe, expect, test } from 'vitest';
import {
  containsWords,
  distinctWords,
  excerptAround,
  findHits,
  isTypoOf,
  isWithinOneEdit,
  markHits,
  markPeopleHits,
} from './search-words.ts';

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

const marked = (text: string, query: string, mark = markHits) =>
  mark(text, query)
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
    expect(marked('tata kelola', 'kelo la')).toBe('tata [kelola]');
  });

  test('have the positions of the original after characters outside of the basic plane', () => {
    expect(marked('🌺🌺 data ﬁnal', 'final data')).toBe('🌺🌺 [data] [ﬁnal]');
  });

  test('are none for a query without letters', () => {
    expect(findHits('a.b', '. -')).toEqual([]);
    expect(marked('a.b', '')).toBe('a.b');
  });
});

describe('hits in a list of people', () => {
  test.each([
    ['Siti Sarinah', 'sari', 'Siti [Sari]nah'],
    ['Kasari Putri', 'sari putri', 'Kasari [Putri]'],
    ['São Saryi', 'sao sari', '[São] [Saryi]'],
    ['Sari Arif–Dewi', 'dewi -sari', 'Sari Arif–[Dewi]'],
    ['Ani-Sari', 'ani-sari', '[Ani]-[Sari]'],
    ['Sari - Dewi', '- --', 'Sari - Dewi'],
    ['🌺 Sari', '', '🌺 Sari'],
  ])('in "%s" for "%s" are "%s"', (name, query, expected) => {
    expect(marked(name, query, markPeopleHits)).toBe(expected);
    expect(markPeopleHits(name, query).every(({ text }) => text.length > 0)).toBe(true);
  });
});

test('two words are close with one letter wrong, missing or added, or two neighbours swapped', () => {
  const close = ['sari', 'sori', 'sar', 'ari', 'saris', 'srai', 'sair'];
  const distant = ['sa', 'sorx', 'srax', 'sxai', 'srxi', 'sraink', 'dewi'];
  expect([...close, ...distant].filter((word) => isWithinOneEdit('sari', word))).toEqual(close);
});

test('a search forgives one typing error in terms of at least four letters without digits', () => {
  const terms = ['sari', 'sar', 'sari2'];
  expect(terms.filter((term) => isTypoOf(`${term.slice(0, -1)}x`, term))).toEqual(['sari']);
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
    expect(excerptAround(' Satu  dua ', 'judul', 8)).toBe('Satu dua');
    expect(excerptAround(text, 'judul', 20)).toBe('awal awal awal awal…');
    expect(excerptAround('tatakelola', 'judul', 4)).toBe('tata…');
  });
});
