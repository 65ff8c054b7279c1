import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseRenewalKey } from '#model/base/signatures.ts';
import { createRenewalCode, hasExpired, parseRenewalCode } from './renewal-codes.ts';

const key = 'a-key-of-at-least-thirty-two-characters';
const statement = { userId: 'Ab3dEf6hIj9kLm2nOp5qRs8t', end: new Date('2027-03-01T02:03:04.567Z') };

beforeEach(() => {
  vi.stubEnv('RENEWAL_LINK_KEY', key);
});
test('a renewal code contains the user and the membership end, to the millisecond', () => {
  expect(parseRenewalCode(createRenewalCode(statement))).toEqual(statement);
});

test('the renewal code of a statement never changes, so that a repeated mail contains the same link', () => {
  expect(createRenewalCode(statement)).toBe(createRenewalCode(statement));
});

describe('parsing an invalid renewal code', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

  test('refuses any changed, added, removed or swapped character', () => {
    const code = createRenewalCode(statement);
    const accepted: string[] = [];
    let tried = 0;
    const attempt = (mutated: string) => {
      if (mutated === code) return;
      tried += 1;
      if (parseRenewalCode(mutated) !== undefined) accepted.push(mutated);
    };
    for (let place = 0; place <= code.length; place += 1) {
      const [before, after] = [code.slice(0, place), code.slice(place)];
      for (const sign of alphabet) {
        attempt(`${before}${sign}${after}`);
        attempt(`${before}${sign}${after.slice(1)}`);
      }
      attempt(`${before}${after.slice(1)}`);
      attempt(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`);
    }
    expect(tried).toBeGreaterThan(8000);
    expect(accepted).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no signature', 'Ab3dEf6hIj9kLm2nOp5qRs8t.m9zz'],
    ['spaces', ` ${'x'.repeat(80)} `],
    ['another form', '{"userId":"x"}'],
  ])('refuses %s', (_what, code) => {
    expect(parseRenewalCode(code)).toBeUndefined();
  });

  test('refuses a signature of another key', () => {
    const code = createRenewalCode(statement);
    vi.stubEnv('RENEWAL_LINK_KEY', `${key}!`);
    expect(parseRenewalCode(code)).toBeUndefined();
  });

  test('refuses a signature of this key for another purpose', () => {
    const text = `${statement.userId}.${statement.end.getTime().toString(36)}`;
    for (const purpose of ['', 'unsubscribe:', 'renewal', 'renewal: ']) {
      const signature = createHmac('sha256', key).update(`${purpose}${text}`).digest('base64url');
      expect(parseRenewalCode(`${text}.${signature}`)).toBeUndefined();
    }
  });
});

test('a renewal code is valid until 60 days after the end', () => {
  const after = (days: number) => new Date(statement.end.getTime() + days * 86_400_000);
  expect(hasExpired(statement, after(-400))).toBe(false);
  expect(hasExpired(statement, after(60))).toBe(false);
  expect(hasExpired(statement, new Date(after(60).getTime() + 1))).toBe(true);
});

describe('the key of renewal links', () => {
  test('is required, with at least 32 characters', () => {
    expect(parseRenewalKey({ RENEWAL_LINK_KEY: key })).toBe(key);
    expect(() => parseRenewalKey({})).toThrow('RENEWAL_LINK_KEY');
    expect(() => parseRenewalKey({ RENEWAL_LINK_KEY: 'x'.repeat(31) })).toThrow('32 characters');
    expect(parseRenewalKey({ RENEWAL_LINK_KEY: 'x'.repeat(32) })).toBe('x'.repeat(32));
    vi.stubEnv('RENEWAL_LINK_KEY', '');
    expect(() => createRenewalCode(statement)).toThrow('RENEWAL_LINK_KEY');
  });
});
