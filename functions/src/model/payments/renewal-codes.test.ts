import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewalKeyOf } from '#model/base/signatures.ts';
import { hasExpired, readRenewalCode, refuseDemoRenewalKey, renewalCode } from './renewal-codes.ts';

const key = 'a-key-of-at-least-thirty-two-characters';
const statement = { userId: 'Ab3dEf6hIj9kLm2nOp5qRs8t', end: new Date('2027-03-01T02:03:04.567Z') };

beforeEach(() => {
  vi.stubEnv('RENEWAL_LINK_KEY', key);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('says whose renewal it is, and after which end, to the millisecond', () => {
  expect(readRenewalCode(renewalCode(statement))).toEqual(statement);
});

test('is the same each time, so that a mail that is sent again changes nothing', () => {
  expect(renewalCode(statement)).toBe(renewalCode(statement));
});

describe('a code that is not ours', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

  test('is refused, whichever sign was changed, added, left out or swapped', () => {
    const code = renewalCode(statement);
    const accepted: string[] = [];
    let tried = 0;
    const attempt = (mutated: string) => {
      if (mutated === code) return;
      tried += 1;
      if (readRenewalCode(mutated) !== undefined) accepted.push(mutated);
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
  ])('%s', (_what, code) => {
    expect(readRenewalCode(code)).toBeUndefined();
  });

  test('was signed with another key', () => {
    const code = renewalCode(statement);
    vi.stubEnv('RENEWAL_LINK_KEY', `${key}!`);
    expect(readRenewalCode(code)).toBeUndefined();
  });

  test('was signed with this key for something else', () => {
    const text = `${statement.userId}.${statement.end.getTime().toString(36)}`;
    for (const purpose of ['', 'unsubscribe:', 'renewal', 'renewal: ']) {
      const signature = createHmac('sha256', key).update(`${purpose}${text}`).digest('base64url');
      expect(readRenewalCode(`${text}.${signature}`)).toBeUndefined();
    }
  });
});

test('holds for 60 days after the end', () => {
  const after = (days: number) => new Date(statement.end.getTime() + days * 86_400_000);
  expect(hasExpired(statement, after(-400))).toBe(false);
  expect(hasExpired(statement, after(60))).toBe(false);
  expect(hasExpired(statement, new Date(after(60).getTime() + 1))).toBe(true);
});

describe('the key', () => {
  test('must be there, and long', () => {
    expect(renewalKeyOf({ RENEWAL_LINK_KEY: key })).toBe(key);
    expect(() => renewalKeyOf({})).toThrow('RENEWAL_LINK_KEY');
    expect(() => renewalKeyOf({ RENEWAL_LINK_KEY: 'x'.repeat(31) })).toThrow('32 characters');
    expect(renewalKeyOf({ RENEWAL_LINK_KEY: 'x'.repeat(32) })).toBe('x'.repeat(32));
    vi.stubEnv('RENEWAL_LINK_KEY', '');
    expect(() => renewalCode(statement)).toThrow('RENEWAL_LINK_KEY');
  });

  test('of the emulator is refused anywhere else', () => {
    const demo = { RENEWAL_LINK_KEY: 'sisindo-demo-renewal-key-not-secret' };
    expect(() => refuseDemoRenewalKey({ ...demo, GCLOUD_PROJECT: 'demo-sisindo' })).not.toThrow();
    expect(() => refuseDemoRenewalKey({ ...demo, GCLOUD_PROJECT: 'sisindo' })).toThrow('emulator');
    expect(() => refuseDemoRenewalKey(demo)).toThrow('emulator');
    expect(() => refuseDemoRenewalKey({ RENEWAL_LINK_KEY: key })).not.toThrow();
    expect(() => refuseDemoRenewalKey({})).not.toThrow();
  });
});
