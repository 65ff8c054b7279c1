import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { checkEnvironment } from './check-environment.ts';

const demoTicketKey = Buffer.from('sisindo-demo-tick-key-not-secret').toString('base64');
const demoCertificateKey = Buffer.from('sisindo-demo-cert-key-not-secret').toString('base64');
const demoCardKey = Buffer.from('sisindo-demo-card-key-not-secret').toString('base64');

const demoSecrets = parseEnv(readFileSync(new URL('../.secret.local', import.meta.url), 'utf8'));

const demoKeys = {
  CARD_SIGNING_KEY: demoCardKey,
  TICKET_SIGNING_KEY: demoTicketKey,
  CERTIFICATE_SIGNING_KEY: demoCertificateKey,
  GOOGLE_WALLET_KEY: demoSecrets.GOOGLE_WALLET_KEY,
  APPLE_PASS_KEY: demoSecrets.APPLE_PASS_KEY,
  RENEWAL_LINK_KEY: 'sisindo-demo-renewal-key-not-secret',
  FACTOR_KEY: 'sisindo-demo-factor-key-not-secret',
  INBOUND_MAIL_KEY: 'sisindo-demo-inbound-key-not-secret',
};

/** Setting, value in production, and a word of the message. */
const refused: readonly (readonly [name: string, value: string | undefined, word: string])[] = [
  ...Object.entries(demoKeys).map(([name, value]) => [name, value, 'emulator'] as const),
  ...Object.keys(demoKeys).map((name) => [name, 'x', name] as const),
  // Each key that decrypts counts, not only the first.
  ['FACTOR_KEY', `${'x'.repeat(32)},sisindo-demo-factor-key-not-secret`, 'emulator'],
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099', 'unsigned tokens'],
  ['ADMIN_FACTOR_FROM', '2026-12', 'ADMIN_FACTOR_FROM'],
  ['LOGIN_ATTEMPTS_PER_EMAIL', 'ten', 'LOGIN_ATTEMPTS_PER_EMAIL'],
  ['LOGIN_ATTEMPTS_PER_EMAIL', '0', 'LOGIN_ATTEMPTS_PER_EMAIL'],
  ['UPLOAD_WINDOW_SECONDS', 'soon', 'UPLOAD_WINDOW_SECONDS'],
  ['INSTANCE_CACHE_SECONDS', '61', 'INSTANCE_CACHE_SECONDS'],
  ['SMTP_TLS', 'off', 'SMTP_TLS'],
  ['APP_CHECK_MODE', 'on', 'APP_CHECK_MODE'],
  // Enforced without an app id.
  ['APP_CHECK_MODE', 'enforce', 'APP_CHECK_APP_IDS'],
  ['APP_CHECK_APP_IDS', '1234567890', 'APP_CHECK_APP_IDS'],
  // Ids of two projects.
  ['APP_CHECK_APP_IDS', '1:1234567890:web:0a1b,1:999:web:0a1b', 'APP_CHECK_APP_IDS'],
  ['APP_CHECK_KEYS', 'http://example.org/keys', 'APP_CHECK_KEYS'],
  ['UNIQUE_CODES', 'plus', 'UNIQUE_CODES'],
  ['RENEWAL_YEARS', '4', 'RENEWAL_YEARS'],
];

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
    .map(([name, value, word]) => ({
      name,
      value,
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

test('the function refuses a demo key without the name of a project', () => {
  const messages = Object.entries(demoKeys).map(([name, value]) => messageOf({ [name]: value }));
  expect(messages.filter((message) => !message.includes('emulator'))).toEqual([]);
});

test('the function accepts the keys of the emulators for a demo project', () => {
  expect(messageOf({ GCLOUD_PROJECT: 'demo-sisindo', ...demoSecrets })).toBe('accepted');
});

test('the function accepts own keys in production', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const CARD_SIGNING_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const [RENEWAL_LINK_KEY, FACTOR_KEY] = ['k'.repeat(32), 'f'.repeat(32)];
  const keys = { CARD_SIGNING_KEY, RENEWAL_LINK_KEY, FACTOR_KEY, GOOGLE_WALLET_KEY: 'off' };
  expect(messageOf({ GCLOUD_PROJECT: 'sisindo', ...keys })).toBe('accepted');
});
