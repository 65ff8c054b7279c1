import { expect, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { computeCode, findStep, stepAt } from './totp.ts';

/** Secret of RFC 6238, appendix B, and RFC 4226, appendix D. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i seconds is that of RFC 6238', (seconds, code) => {
  expect(computeCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, step) => [step, code] as const,
  ),
)('the code of step %i is that of RFC 4226', (step, code) => {
  expect(computeCode(secret, step)).toBe(code);
});

const at = (seconds: number) => new Date(seconds * 1000);

test('a code is valid in its half minute and the next one, and only once', () => {
  expect(findStep(secret, '287082', at(30), 0)).toBe(1);
  expect(findStep(secret, '287082', at(89), 0)).toBe(1);
  expect(findStep(secret, '287082', at(90), 0)).toBeUndefined();
  expect(findStep(secret, '287082', at(29), -1)).toBeUndefined();
  expect(findStep(secret, '287082', at(30), 1)).toBeUndefined();
  // An earlier code is invalid after a later one was used.
  expect(findStep(secret, '287082', at(60), 2)).toBeUndefined();
});

test.each(['28708', '2870822', ' 287082', ''])('%j is no code', (code) => {
  expect(findStep(secret, code, at(59), 0)).toBeUndefined();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j as in RFC 4648', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});
