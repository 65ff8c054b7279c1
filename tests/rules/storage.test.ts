import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required } from '../support/suite/environment.ts';

/**
 * Browsers must not reach Storage at all, with any account. Only the official runtime applies storage.rules.
 * Without it the emulator refuses everything by itself, and a pass would show nothing.
 */
const runtime = required('STORAGE_RULES_RUNTIME');
const isOfficial = runtime === 'official';
if (!isOfficial) {
  console.warn(
    `Storage rules tests are skipped: this suite judges by "${runtime}" instead of the official rules runtime, which could not be downloaded. They count as skipped, not as passed.`,
  );
}

let environment: RulesTestEnvironment;
const files = ['payment-proofs/a', 'profile-photos/a', 'images/a', 'documents/a', 'anything', 'member-1/a'];

const visitors: [string, () => RulesTestContext][] = [
  ['a visitor', () => environment.unauthenticatedContext()],
  ['a member', () => environment.authenticatedContext('member-1', { role: 'Member' })],
  [
    'a user with the claim of an admin',
    () => environment.authenticatedContext('admin-1', { role: 'Admin', admin: true }),
  ],
];

describe.skipIf(!isOfficial)('the official rules runtime', () => {
  beforeAll(async () => {
    const [host = '', port = ''] = required('FIREBASE_STORAGE_EMULATOR_HOST').split(':');
    environment = await initializeTestEnvironment({
      // The Storage emulator has one set of rules; loading the tracked file leaves it unchanged.
      projectId: required('GCLOUD_PROJECT'),
      storage: { host, port: Number(port), rules: readFileSync('storage.rules', 'utf8') },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const path of files) await uploadString(ref(context.storage(), path), 'content');
    });
  });
  afterAll(async () => {
    await environment.clearStorage();
    await environment.cleanup();
  });

  test('the files exist and are readable without rules', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const path of files) expect((await getBytes(ref(context.storage(), path))).byteLength).toBe(7);
    });
  });

  describe.each(visitors)('%s', (_who, context) => {
    test.each(files)('can neither read nor write %s', async (path) => {
      const file = ref(context().storage(), path);
      await assertFails(getBytes(file));
      await assertFails(getMetadata(file));
      await assertFails(uploadString(file, 'x'));
      await assertFails(updateMetadata(file, { contentType: 'text/html' }));
      await assertFails(deleteObject(file));
    });

    test('can neither list files nor add one', async () => {
      await assertFails(listAll(ref(context().storage(), 'payment-proofs')));
      await assertFails(uploadString(ref(context().storage(), 'payment-proofs/new'), 'x'));
    });
  });
});
