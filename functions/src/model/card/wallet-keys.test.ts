import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseApplePassKey, parseGoogleWalletKey } from './wallet-keys.ts';

const demo = parseEnv(readFileSync(new URL('../../../.secret.local', import.meta.url), 'utf8'));
const applePem = demo.APPLE_PASS_KEY ?? '';

describe('the keys of wallets', () => {
  test('contain what a pass names', () => {
    expect(parseGoogleWalletKey(demo)).toMatchObject({
      account: 'wallet@demo-sisindo.iam.gserviceaccount.com',
      passClass: '3388000000000000000.card',
    });
    expect(parseApplePassKey(demo)).toMatchObject({
      passType: 'pass.org.example.sisindo.demo',
      team: 'DEMO000000',
    });
  });

  test('are undefined without a setting, or if they are off', () => {
    for (const environment of [{}, { GOOGLE_WALLET_KEY: 'off', APPLE_PASS_KEY: 'off' }]) {
      expect(parseGoogleWalletKey(environment)).toBeUndefined();
      expect(parseApplePassKey(environment)).toBeUndefined();
    }
  });

  test.each([
    ['empty text', ''],
    ['another key file', '{"client_email":"a@example.org","private_key":"x","passClass":"1.card"}'],
    ['a class without an issuer', (demo.GOOGLE_WALLET_KEY ?? '').replace('3388000000000000000.', '')],
  ])('for Google are refused: %s', (_what, GOOGLE_WALLET_KEY) => {
    expect(() => parseGoogleWalletKey({ GOOGLE_WALLET_KEY })).toThrow('GOOGLE_WALLET_KEY');
  });

  test.each([
    ['empty text', ''],
    ['a key without certificates', applePem.slice(applePem.indexOf('-----BEGIN PRIVATE'))],
    ['a certificate without its key', applePem.slice(0, applePem.indexOf('-----BEGIN PRIVATE'))],
  ])('for Apple are refused: %s', (_what, APPLE_PASS_KEY) => {
    expect(() => parseApplePassKey({ APPLE_PASS_KEY })).toThrow('APPLE_PASS_KEY');
  });
});
