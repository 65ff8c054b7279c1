import { expect, test } from 'vitest';
import { fill, type Placeholders } from './fill.ts';

const years = 'Valid for {count} {count:year|years}, until {date}.';

test.each([
  [0, 'Valid for 0 years, until 1 May.'],
  [1, 'Valid for 1 year, until 1 May.'],
  [2, 'Valid for 2 years, until 1 May.'],
])('a text with a plural and the number %s is %s', (count, text) => {
  expect(fill(years, { count, date: '1 May' })).toBe(text);
});

test('a placeholder that occurs twice is replaced twice', () => {
  expect(fill('{name} and {name}', { name: 'Sari' })).toBe('Sari and Sari');
});

test('braces and dollar signs in a value remain', () => {
  expect(fill('{name} paid {amount}.', { name: '{amount}', amount: '$1' })).toBe('{amount} paid $1.');
});

test('a text without placeholders remains', () => {
  expect(fill('Save', {})).toBe('Save');
});

test('the number 1 as a text selects the second form, so values have to be numbers', () => {
  expect(fill('{count:year|years}', { count: '1' })).toBe('years');
});

/** Mistakes that must not compile; `npm run typecheck` checks them. */
export const mistakes = (): void => {
  const names: Placeholders<typeof years> = 'count';
  // @ts-expect-error a name that is not in the text
  const other: Placeholders<typeof years> = 'amount';
  // @ts-expect-error a value too few
  fill(years, { count: 1 });
  // @ts-expect-error a value too many
  fill('{name}', { name: 'Sari', count: 1 });
  // @ts-expect-error a value of another type
  fill('{name}', { name: undefined });
  void [names, other];
};
