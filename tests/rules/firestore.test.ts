import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { required } from '../support/suite/environment.ts';

/** Browsers must not reach Firestore at all, with any account. */
let environment: RulesTestEnvironment;

beforeAll(async () => {
  // Hides the expected refusals, which the SDK logs as errors.
  setLogLevel('silent');
  const [host = '', port = ''] = required('FIRESTORE_EMULATOR_HOST').split(':');
  environment = await initializeTestEnvironment({
    // A separate project: its rules and documents are not those of the running function.
    projectId: 'demo-rules',
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of paths) await setDoc(doc(context.firestore(), path), { owner: 'member-1' });
  });
});
afterAll(() => environment.cleanup());

const collections = [
  'users',
  'payments',
  'gistPages',
  'sessions',
  'totals',
  'audit',
  'auditSeals',
  'outbox',
  'intents',
  'limits',
  'memberNumbers',
  'blogs',
  'events',
  'journals',
  'products',
  'siteContent',
  'messages',
  'anythingElse',
];
const paths = [...collections.map((name) => `${name}/member-1`), 'users/member-1/private/deeper'];

const visitors: [string, () => RulesTestContext][] = [
  ['a visitor', () => environment.unauthenticatedContext()],
  [
    'the member whose id the document has',
    () => environment.authenticatedContext('member-1', { role: 'Member' }),
  ],
  [
    'a user with the claim of an admin',
    () => environment.authenticatedContext('admin-1', { role: 'Admin', admin: true }),
  ],
];

test('the documents exist and are readable without rules', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of paths) expect((await getDoc(doc(context.firestore(), path))).exists()).toBe(true);
  });
});

describe.each(visitors)('%s', (_who, context) => {
  test.each(paths)('can neither read nor write %s', async (path) => {
    const document = doc(context().firestore(), path);
    await assertFails(getDoc(document));
    await assertFails(setDoc(document, { owner: 'x' }));
    await assertFails(updateDoc(document, { owner: 'x' }));
    await assertFails(deleteDoc(document));
  });

  test.each(collections)('can neither list %s nor add to it', async (name) => {
    const database = context().firestore();
    await assertFails(getDocs(collection(database, name)));
    await assertFails(addDoc(collection(database, name), { owner: 'x' }));
  });
});
