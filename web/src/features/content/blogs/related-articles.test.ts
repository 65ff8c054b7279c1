import { expect, test } from 'vitest';
import type { Article } from './articles.ts';
import { countByAuthor, relatedArticles } from './related-articles.ts';

const article = (id: string, category: Article['category'], author: string): Article => ({
  id,
  title: `Artikel ${id}`,
  desc: '',
  category,
  author,
  picture: null,
  date: '',
  publishedOn: '',
  at: 0,
});

const read = article('read', 'research', 'Ratih');
const newestFirst = [
  article('a', 'sharing', 'Bagas'),
  read,
  article('b', 'workshop', 'Ratih'),
  article('c', 'research', 'Bagas'),
  article('d', 'research', 'Ratih'),
  article('e', 'education', 'Bagas'),
];

test('related articles are of the same category first, then by the same author, at most three', () => {
  expect(relatedArticles(newestFirst, read).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
});

test('without a common category or author the newest articles are related', () => {
  const other = article('x', 'professional', 'Sekar');
  expect(relatedArticles(newestFirst, other).map(({ id }) => id)).toEqual(['a', 'read', 'b']);
  expect(relatedArticles([other], other)).toEqual([]);
});

test('the articles of an author include the one on the page exactly once', () => {
  expect(countByAuthor(newestFirst, read)).toBe(3);
  expect(countByAuthor([], read)).toBe(1);
});
