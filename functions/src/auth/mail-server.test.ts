import { describe, expect, test } from 'vitest';
import { parseInboundMailKey, requireMailServer } from './mail-server.ts';

const INBOUND_MAIL_KEY = 'k'.repeat(32);
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const admits = (authorization: string | undefined, key = INBOUND_MAIL_KEY) => {
  try {
    requireMailServer(authorization, { INBOUND_MAIL_KEY: key });
    return true;
  } catch {
    return false;
  }
};

describe('the key of the mail server', () => {
  test.each([
    ['as a bearer token', `Bearer ${INBOUND_MAIL_KEY}`],
    ['as the password of a URL', basic(`mail:${INBOUND_MAIL_KEY}`)],
    ['as the password of a URL without a user', basic(`:${INBOUND_MAIL_KEY}`)],
  ])('%s is accepted', (_what, authorization) => {
    expect(admits(authorization)).toBe(true);
  });

  test.each([
    ['no header', undefined],
    ['an empty token', 'Bearer '],
    ['another key', `Bearer ${'x'.repeat(32)}`],
    ['a beginning of the key', `Bearer ${INBOUND_MAIL_KEY.slice(0, -1)}`],
    ['the key as a user', basic(`${INBOUND_MAIL_KEY}:`)],
    ['another scheme', `Digest ${INBOUND_MAIL_KEY}`],
  ])('%s is refused', (_what, authorization) => {
    expect(admits(authorization)).toBe(false);
  });

  test('that is off admits no caller, not even one with the same text', () => {
    expect([admits('Bearer off', 'off'), admits('Bearer ', 'off')]).toEqual([false, false]);
    expect(parseInboundMailKey({})).toBeUndefined();
  });

  test('that is short stops the function', () => {
    expect(() => parseInboundMailKey({ INBOUND_MAIL_KEY: 'short' })).toThrow('INBOUND_MAIL_KEY');
  });
});
