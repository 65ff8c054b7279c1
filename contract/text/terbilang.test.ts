import { expect, test } from 'vitest';
import { terbilang } from './terbilang.ts';

test.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [1000, 'seribu'],
  [1100, 'seribu seratus'],
  [11_000, 'sebelas ribu'],
  [101_000, 'seratus satu ribu'],
  [145_000, 'seratus empat puluh lima ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [1_900_000, 'satu juta sembilan ratus ribu'],
  [1_000_000_000, 'satu miliar'],
  [
    999_999_999_999,
    'sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta ' +
      'sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
  ],
])('%i is "%s"', (number, words) => {
  expect(terbilang(number)).toBe(words);
});

test.each([-1, 0.5, 1_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (number) => {
  expect(() => terbilang(number)).toThrow(
    new RangeError(`${number} cannot be spelled: whole numbers from 0 to 999999999999 only.`),
  );
});

/** Parses Indonesian number words from left to right, with an algorithm independent of `terbilang`. */
function parseWords(words: string): number {
  const plainWords = words.replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1').split(' ');
  const names = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
  let [total, group, digit] = [0, 0, 0];
  for (const word of plainWords) {
    if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + 10 * digit, 0];
    else if (word === 'ratus') [group, digit] = [group + 100 * digit, 0];
    else if (names.includes(word)) digit = names.indexOf(word);
    else {
      const size = { ribu: 1e3, juta: 1e6, miliar: 1e9 }[word];
      if (size === undefined) throw new Error(`"${word}" is no word of a number.`);
      [total, group, digit] = [total + (group + digit) * size, 0, 0];
    }
  }
  return total + group + digit;
}

/** Generates the same numbers in every run (a linear congruential generator). */
function* numbers(count: number): Generator<number> {
  let state = 20_261_121;
  for (let index = 0; index < count; index += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const share = state / 2 ** 32;
    yield Math.floor(10 ** (share * 12)) + (index % 1000);
  }
}

test('spelled numbers parse back to the same number: all below 20,000, and 20,000 of any size', () => {
  const small = Array.from({ length: 20_000 }, (_, number) => number);
  const any = [...numbers(20_000)].filter((number) => number <= 999_999_999_999);
  expect([...small, ...any].filter((number) => parseWords(terbilang(number)) !== number)).toEqual([]);
});

test('different numbers are spelled differently, with single spaces between words', () => {
  const numerals = Array.from({ length: 20_000 }, (_, number) => terbilang(number));
  expect(new Set(numerals).size).toBe(numerals.length);
  expect(numerals.filter((words) => !/^[a-z]+( [a-z]+)*$/.test(words))).toEqual([]);
});
