import { expect, test, vi } from 'vitest';
// Loads slowly, so outside of the time limit of a test.
import { api, daily, sealEntries, sendOutbox, sweepIntents } from './index.ts';

// The handlers load slowly, and these tests do not need them.
vi.mock('./handlers.ts', () => ({ handlers: {} }));

/** Returns the deployment options of a function, as `firebase deploy` reads them. */
const deploymentOf = (deployed: unknown) => (deployed as { __endpoint: Record<string, unknown> }).__endpoint;

test('each function has its schedule, timeout and secrets', () => {
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

test('the function does not start with the Auth emulator in production', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  // The query makes Vite load the module again, after the other test.
  const module = './index.ts?refused';
  await expect(import(module)).rejects.toThrow('unsigned tokens');
});
