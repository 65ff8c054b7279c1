import { beforeEach, describe, expect, test, vi } from 'vitest';

// The handlers load slowly, and these tests do not need them.
vi.mock('./handlers.ts', () => ({ handlers: {} }));
vi.mock('contract', () => ({ endpoints: {} }));

beforeEach(() => {
  vi.resetModules();
  for (const name of [
    'FIREBASE_AUTH_EMULATOR_HOST',
    'CARD_SIGNING_KEY',
    'TICKET_SIGNING_KEY',
    'CERTIFICATE_SIGNING_KEY',
    'RENEWAL_LINK_KEY',
    'FACTOR_KEY',
    'INBOUND_MAIL_KEY',
    'GOOGLE_WALLET_KEY',
    'APPLE_PASS_KEY',
  ])
    vi.stubEnv(name, undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'sisindo');
});
const demoTicketKey = Buffer.from('sisindo-demo-tick-key-not-secret').toString('base64');
const demoCertificateKey = Buffer.from('sisindo-demo-cert-key-not-secret').toString('base64');
const demoCardKey = Buffer.from('sisindo-demo-card-key-not-secret').toString('base64');

const start = () => import('./index.ts');

/** Returns the deployment options of a function, as `firebase deploy` reads them. */
const deploymentOf = (deployed: unknown) => (deployed as { __endpoint: Record<string, unknown> }).__endpoint;

describe('the function refuses to start', () => {
  test.each([
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
  ])('%s', async (_what, name, value, message) => {
    vi.stubEnv(name, value);
    await expect(start()).rejects.toThrow(message);
  });

  test('the function starts with the Auth emulator for a project of the emulator', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-sisindo');
    await start();
  });
});

test('each function has its schedule, timeout and secrets', async () => {
  const { api, daily, sealEntries, sendOutbox, sweepIntents } = await start();
  const inJakarta = (schedule: string) => expect.objectContaining({ schedule, timeZone: 'Asia/Jakarta' });
  expect(deploymentOf(api)).toMatchObject({
    timeoutSeconds: 60,
    availableMemoryMb: 1024,
    maxInstances: 20,
    concurrency: 20,
    region: ['asia-southeast2'],
    secretEnvironmentVariables: [
      { key: 'CARD_SIGNING_KEY' },
      { key: 'TICKET_SIGNING_KEY' },
      { key: 'CERTIFICATE_SIGNING_KEY' },
      { key: 'RENEWAL_LINK_KEY' },
      { key: 'FACTOR_KEY' },
      { key: 'INBOUND_MAIL_KEY' },
      { key: 'GOOGLE_WALLET_KEY' },
      { key: 'APPLE_PASS_KEY' },
    ],
  });
  expect(deploymentOf(sendOutbox)).toMatchObject({
    scheduleTrigger: inJakarta('every 1 minutes'),
    timeoutSeconds: 120,
    secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }, { key: 'RENEWAL_LINK_KEY' }],
  });
  expect(deploymentOf(sealEntries)).toMatchObject({
    scheduleTrigger: inJakarta('every 1 minutes'),
    timeoutSeconds: 120,
    secretEnvironmentVariables: [{ key: 'CARD_SIGNING_KEY' }],
  });
  expect(deploymentOf(sweepIntents)).toMatchObject({
    scheduleTrigger: inJakarta('every 15 minutes'),
    timeoutSeconds: 300,
  });
  expect(deploymentOf(daily)).toMatchObject({
    scheduleTrigger: inJakarta('0 1 * * *'),
    timeoutSeconds: 1800,
    secretEnvironmentVariables: [{ key: 'CARD_SIGNING_KEY' }],
  });
});
