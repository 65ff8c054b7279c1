import { expect, test } from 'vitest';
import { doiUrl, formatIssue, pageBounds } from './citation-text.ts';

test('the issue names only the known facts', () => {
  const facts = { journalTitle: 'Jurnal SI', volume: '3', issue: '2', year: 2026, pages: '12–34' };
  expect(formatIssue(facts)).toBe('Jurnal SI, Vol. 3, No. 2, 2026, hlm. 12–34');
  const unknown = { journalTitle: null, volume: null, issue: null, year: null, pages: null };
  expect(formatIssue({ ...unknown, year: 2024 })).toBe('2024');
  expect(formatIssue(unknown)).toBe('');
});

test('a page range has a first and a last page', () => {
  expect(pageBounds('12–34')).toEqual(['12', '34']);
  expect(pageBounds('e7')).toEqual(['e7', 'e7']);
});

test('the address of a DOI escapes all but its slashes', () => {
  expect(doiUrl('10.1234/a/b#c?d')).toBe('https://doi.org/10.1234/a/b%23c%3Fd');
});
