import { expect, test } from 'vitest';
import { rankEntries, type SearchEntry } from './rank-entries.ts';

const entry = (path: string, title: string, text = ''): SearchEntry => ({
  kind: 'article',
  path,
  title,
  text,
});
const pathsOf = (entries: readonly SearchEntry[], query: string) =>
  rankEntries(entries, query).map(({ path }) => path);

const entries = [
  entry('part', 'Lain', 'perdataan'),
  entry('text', 'Lain', 'Tentang data.'),
  entry('title part', 'Metadata'),
  entry('other', 'Lain', 'Tidak ada.'),
  entry('title', 'Data kampus'),
];

test('a hit in the title ranks before one in the text, and a whole word before a part', () => {
  expect(pathsOf(entries, 'DATA')).toEqual(['title', 'title part', 'text', 'part']);
});

test('all words must occur, in the title or in the text, in any order and without accents', () => {
  const both = [entry('a', 'Tata kelola', 'Data di kampus.'), entry('b', 'Tata boga', 'Resep.')];
  expect(pathsOf(both, 'dáta tata')).toEqual(['a']);
});

test('more words in the title rank higher, and equal entries keep their order', () => {
  const list = [entry('one', 'Data', 'kampus'), entry('both', 'Data kampus'), entry('two', 'Data', 'kampus')];
  expect(pathsOf(list, 'data kampus')).toEqual(['both', 'one', 'two']);
});
