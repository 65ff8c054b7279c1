import { expect, test } from 'vitest';
import { digestOfRecovery, newRecoveryCodes } from './recovery-codes.ts';
import { factorKeysOf, seal, unseal } from './seals.ts';

const [old, other] = ['an-old-key-of-thirty-two-characters!', 'another-key-of-thirty-two-characters'];
const secret = Buffer.from('12345678901234567890');

test('what is sealed opens with its key and for its purpose alone, and never twice alike', () => {
  const sealed = seal(old, 'factor:a', secret);
  expect(unseal([old], 'factor:a', sealed)).toEqual(secret);
  expect(unseal([other, old], 'factor:a', sealed)).toEqual(secret);
  expect(unseal([other], 'factor:a', sealed)).toBeUndefined();
  expect(unseal([old], 'factor:b', sealed)).toBeUndefined();
  expect(seal(old, 'factor:a', secret)).not.toBe(sealed);
});

test('what was changed does not open', () => {
  const bytes = Buffer.from(seal(old, 'factor:a', secret), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal([old], 'factor:a', changed.toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'x', bytes.subarray(0, 27).toString('base64url')])
    expect(unseal([old], 'factor:a', text)).toBeUndefined();
});

test('keys are told apart by commas, and none of them is short', () => {
  expect(factorKeysOf({ FACTOR_KEY: `${other}, ${old}` })).toEqual([other, old]);
  for (const FACTOR_KEY of [undefined, '', 'x', `${other},x`])
    expect(() => factorKeysOf({ FACTOR_KEY })).toThrow('FACTOR_KEY');
});

test('there are ten recovery codes of 128 bits, and each is known however it is typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{7}-[A-Z2-7]{7}-[A-Z2-7]{6}-[A-Z2-7]{6}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0')}`;
    expect(digestOfRecovery(typed)).toBe(digestOfRecovery(code));
  }
});
