import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { decryptSecret, encryptSecret, parseFactorKeys } from './secret-encryption.ts';

const [old, other] = ['an-old-key-of-thirty-two-characters!', 'another-key-of-thirty-two-characters'];
const secret = Buffer.from('12345678901234567890');

test('a secret is decrypted only with its key and context, and each encryption differs', () => {
  const encrypted = encryptSecret(old, 'factor:a', secret);
  expect(decryptSecret([old], 'factor:a', encrypted)).toEqual(secret);
  expect(decryptSecret([other, old], 'factor:a', encrypted)).toEqual(secret);
  expect(decryptSecret([other], 'factor:a', encrypted)).toBeUndefined();
  expect(decryptSecret([old], 'factor:b', encrypted)).toBeUndefined();
  expect(encryptSecret(old, 'factor:a', secret)).not.toBe(encrypted);
});

test('a modified secret is not decrypted', () => {
  const bytes = Buffer.from(encryptSecret(old, 'factor:a', secret), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decryptSecret([old], 'factor:a', changed.toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'x', bytes.subarray(0, 27).toString('base64url')])
    expect(decryptSecret([old], 'factor:a', text)).toBeUndefined();
});

test('keys are separated by commas, and short keys are refused', () => {
  expect(parseFactorKeys({ FACTOR_KEY: `${other}, ${old}` })).toEqual([other, old]);
  for (const FACTOR_KEY of [undefined, '', 'x', `${other},x`])
    expect(() => parseFactorKeys({ FACTOR_KEY })).toThrow('FACTOR_KEY');
});

test('a set has ten recovery codes of 128 bits, and spelling variants of a code have the same hash', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0')}`;
    expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
  }
});
