import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { checkEnvironment } from './check-environment.ts';

const demoTicketKey = Buffer.from('sisindo-demo-tick-key-not-secret').toString('base64');
const demoCertificateKey = Buffer.from('sisindo-demo-cert-key-not-secret').toString('base64');
const demoCardKey = Buffer.from('sisindo-demo-card-key-not-secret').toString('base64');

const demoSecrets = parseEnv(readFileSync(new URL('../.secret.local', import.meta.url), 'utf8'));

/** Setting, value, and a word of the message. */
const refused = [
  [
    'with the Auth emulator in production',
    'FIREBASE_AUTH_EMULATOR_HOST',
    '127.0.0.1:9099',
    'unsigned tokens',
  ],
  ['with the card key of the demo in production', 'CARD_SIGNING_KEY', demoCardKey, 'emulator'],
  ['with the ticket key of the demo in production', 'TICKET_SIGNING_KEY', demoTicketKey, 'emulator'],
  ['with an invalid ticket key', 'TICKET_SIGNING_KEY', 'x', 'TICKET_SIGNING_KEY'],
  [
    'with the certificate key of the demo in production',
    'CERTIFICATE_SIGNING_KEY',
    demoCertificateKey,
    'emulator',
  ],
  [
    'with the key for Google Wallet of the demo in production',
    'GOOGLE_WALLET_KEY',
    demoSecrets.GOOGLE_WALLET_KEY,
    'emulator',
  ],
  [
    'with the key for Apple Wallet of the demo in production',
    'APPLE_PASS_KEY',
    demoSecrets.APPLE_PASS_KEY,
    'emulator',
  ],
  ['with an invalid key for Google Wallet', 'GOOGLE_WALLET_KEY', 'x', 'GOOGLE_WALLET_KEY'],
  ['with an invalid key for Apple Wallet', 'APPLE_PASS_KEY', 'x', 'APPLE_PASS_KEY'],
  ['with an invalid certificate key', 'CERTIFICATE_SIGNING_KEY', 'x', 'CERTIFICATE_SIGNING_KEY'],
  ['with an invalid card key', 'CARD_SIGNING_KEY', 'x', 'CARD_SIGNING_KEY'],
  [
    'with the renewal key of the demo in production',
    'RENEWAL_LINK_KEY',
    'sisindo-demo-renewal-key-not-secret',
    'emulator',
  ],
  [
    'with the factor key of the demo in production',
    'FACTOR_KEY',
    'sisindo-demo-factor-key-not-secret',
    'emulator',
  ],
  ['with an invalid factor key', 'FACTOR_KEY', 'x', 'FACTOR_KEY'],
  [
    'with the key for inbound mails of the demo in production',
    'INBOUND_MAIL_KEY',
    'sisindo-demo-inbound-key-not-secret',
    'emulator',
  ],
  ['with an invalid key for inbound mails', 'INBOUND_MAIL_KEY', 'x', 'INBOUND_MAIL_KEY'],
  ['with an invalid day', 'ADMIN_FACTOR_FROM', '2026-12', 'ADMIN_FACTOR_FROM'],
  ['with a limit that is not a number', 'LOGIN_ATTEMPTS_PER_EMAIL', 'ten', 'LOGIN_ATTEMPTS_PER_EMAIL'],
  ['with an upload window that is not a number', 'UPLOAD_WINDOW_SECONDS', 'soon', 'UPLOAD_WINDOW_SECONDS'],
  ['with an unknown mail encryption', 'SMTP_TLS', 'off', 'SMTP_TLS'],
  ['with an unknown App Check mode', 'APP_CHECK_MODE', 'on', 'APP_CHECK_MODE'],
  ['with App Check enforced but no app id', 'APP_CHECK_MODE', 'enforce', 'APP_CHECK_APP_IDS'],
  ['with an invalid app id', 'APP_CHECK_APP_IDS', '1234567890', 'APP_CHECK_APP_IDS'],
  [
    'with app ids of two projects',
    'APP_CHECK_APP_IDS',
    '1:1234567890:web:0a1b,1:999:web:0a1b',
    'APP_CHECK_APP_IDS',
  ],
  [
    'with App Check keys from an address without TLS',
    'APP_CHECK_KEYS',
    'http://example.org/keys',
    'APP_CHECK_KEYS',
  ],
  ['with a limit of zero', 'LOGIN_ATTEMPTS_PER_EMAIL', '0', 'LOGIN_ATTEMPTS_PER_EMAIL'],
] as const;

function messageOf(environment: NodeJS.ProcessEnv): string {
  try {
    checkEnvironment(environment);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

test('the function refuses demo keys in production and invalid settings', () => {
  const wrong = refused
    .map(([what, name, value, word]) => ({
      what,
      word,
      message: messageOf({ GCLOUD_PROJECT: 'sisindo', [name]: value }),
    }))
    .filter(({ word, message }) => !message.includes(word));
  expect(wrong).toEqual([]);
});

test('the function accepts a project without optional settings, and the Auth emulator for a demo project', () => {
  expect(messageOf({ GCLOUD_PROJECT: 'sisindo' })).toBe('accepted');
  expect(messageOf({ GCLOUD_PROJECT: 'demo-sisindo', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toBe(
    'accepted',
  );
});
