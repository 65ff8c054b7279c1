import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// What answers requests takes its time to load, and none of it matters here.
vi.mock('./handlers.ts', () => ({ handlers: {} }));
vi.mock('contract', () => ({ endpoints: {} }));

beforeEach(() => {
  vi.resetModules();
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'CARD_SIGNING_KEY', 'RENEWAL_LINK_KEY', 'FACTOR_KEY'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'sisindo');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const demoCardKey = Buffer.from('sisindo-demo-card-key-not-secret').toString('base64');

const start = () => import('./index.ts');

/** What the deployment reads of a function. */
const plan = (deployed: unknown) => (deployed as { __endpoint: Record<string, unknown> }).__endpoint;

describe('the function does not start', () => {
  test.each([
    [
      'with the Auth emulator in production',
      'FIREBASE_AUTH_EMULATOR_HOST',
      '127.0.0.1:9099',
      'unsigned tokens',
    ],
    ['with the card key of the demo in production', 'CARD_SIGNING_KEY', demoCardKey, 'emulator'],
    ['with a card key that is none', 'CARD_SIGNING_KEY', 'x', 'CARD_SIGNING_KEY'],
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
    ['with a factor key that is none', 'FACTOR_KEY', 'x', 'FACTOR_KEY'],
    ['with a day that is none', 'ADMIN_FACTOR_FROM', '2026-12', 'ADMIN_FACTOR_FROM'],
    ['with a limit that is no number', 'LOGIN_ATTEMPTS_PER_EMAIL', 'ten', 'LOGIN_ATTEMPTS_PER_EMAIL'],
    ['with mails that are encrypted somehow', 'SMTP_TLS', 'off', 'SMTP_TLS'],
    ['with an App Check that is none', 'APP_CHECK_MODE', 'on', 'APP_CHECK_MODE'],
    ['with an App Check of no app', 'APP_CHECK_MODE', 'enforce', 'APP_CHECK_APP_IDS'],
    ['with an app that is none', 'APP_CHECK_APP_IDS', '1234567890', 'APP_CHECK_APP_IDS'],
    [
      'with apps of two projects',
      'APP_CHECK_APP_IDS',
      '1:1234567890:web:0a1b,1:999:web:0a1b',
      'APP_CHECK_APP_IDS',
    ],
    ['with keys of App Check from anywhere', 'APP_CHECK_KEYS', 'http://example.org/keys', 'APP_CHECK_KEYS'],
    ['with a limit of none', 'LOGIN_ATTEMPTS_PER_EMAIL', '0', 'LOGIN_ATTEMPTS_PER_EMAIL'],
  ])('%s', async (_what, name, value, message) => {
    vi.stubEnv(name, value);
    await expect(start()).rejects.toThrow(message);
  });

  test('but it does with the Auth emulator beside a project of the emulator', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-sisindo');
    await start();
  });
});

test('each function runs when, how long and with which secrets it should', async () => {
  const { api, daily, sealEntries, sendOutbox, sweepIntents } = await start();
  const inJakarta = (schedule: string) => expect.objectContaining({ schedule, timeZone: 'Asia/Jakarta' });
  expect(plan(api)).toMatchObject({
    timeoutSeconds: 60,
    availableMemoryMb: 1024,
    maxInstances: 20,
    concurrency: 20,
    region: ['asia-southeast2'],
    secretEnvironmentVariables: [
      { key: 'CARD_SIGNING_KEY' },
      { key: 'RENEWAL_LINK_KEY' },
      { key: 'FACTOR_KEY' },
    ],
  });
  expect(plan(sendOutbox)).toMatchObject({
    scheduleTrigger: inJakarta('every 1 minutes'),
    timeoutSeconds: 120,
    secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }, { key: 'RENEWAL_LINK_KEY' }],
  });
  expect(plan(sealEntries)).toMatchObject({
    scheduleTrigger: inJakarta('every 1 minutes'),
    timeoutSeconds: 120,
    secretEnvironmentVariables: [{ key: 'CARD_SIGNING_KEY' }],
  });
  expect(plan(sweepIntents)).toMatchObject({
    scheduleTrigger: inJakarta('every 15 minutes'),
    timeoutSeconds: 300,
  });
  expect(plan(daily)).toMatchObject({
    scheduleTrigger: inJakarta('0 1 * * *'),
    timeoutSeconds: 1800,
    secretEnvironmentVariables: [{ key: 'CARD_SIGNING_KEY' }],
  });
});
