import { expect, test } from 'vitest';
import { textMap } from './text-map.ts';

test('each access calls its function, and no earlier one', () => {
  let language = 'id';
  let callCount = 0;
  const labels = textMap({
    cash: () => {
      callCount += 1;
      return language === 'id' ? 'Tunai' : 'Cash';
    },
    bank: () => 'Bank',
  });
  expect(callCount).toBe(0);
  expect(labels.cash).toBe('Tunai');
  language = 'en';
  expect(labels.cash).toBe('Cash');
  expect(callCount).toBe(2);
});

test('keys and entries are in the given order', () => {
  const labels = textMap({ b: () => 'B', a: () => 'A' });
  expect(Object.entries(labels)).toEqual([
    ['b', 'B'],
    ['a', 'A'],
  ]);
});

/** Mistakes that must not compile; `npm run typecheck` checks them. */
export const mistakes = (): void => {
  // @ts-expect-error a text instead of a function
  textMap({ cash: 'Cash' });
  // @ts-expect-error a key that does not exist
  textMap({ cash: () => 'Cash' }).bank.trim();
};
