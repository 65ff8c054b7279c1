/**
 * Addresses of the emulator suite, and a reset of its stores. tests/support/README.md shows how to write a
 * test; run one file with `npm test -- api <part of its path>`.
 *
 * Calls of client.ts use HTTP through Hosting. With `inProcess(person)` the same calls run inside the
 * process of the test. There a test can replace parts of functions/src (`vi.spyOn(store, 'commit')`,
 * `fileStore`, `authAccounts`) and move time (freezeClock of time.ts). Comparing `everything()` of stores.ts
 * before and after a call shows that the call wrote nothing.
 *
 * The files of a lane share a process and a suite and run one after another. Spies and stubbed variables end
 * with each test by themselves (setup.ts).
 */
import { firestore, storage } from '../../../functions/src/data/firebase.ts';
import { markPeopleReplaced } from '../../../functions/src/data/people/people-changes.ts';
import { required } from './environment.ts';

export const suite = {
  baseUrl: required('BASE_URL'),
  projectId: required('GCLOUD_PROJECT'),
  firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
  authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
  storageHost: required('FIREBASE_STORAGE_EMULATOR_HOST'),
} as const;

// Refuses a real project, because the reset deletes all data.
if (!suite.projectId.startsWith('demo-')) {
  throw new Error(`Refusing to run against project ${suite.projectId}: only demo- projects are emulated.`);
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Empties Firestore. The emulator retains deleted documents and every query reads over them: after some
 * thousand tests the documented reset takes ten times as long. `/reset` discards everything in one step; an
 * emulator without that path gets the documented reset.
 */
async function emptyFirestore(): Promise<void> {
  const answer = await fetch(`http://${suite.firestoreHost}/reset`, { method: 'POST' });
  if (answer.ok) return;
  const documents = `projects/${suite.projectId}/databases/(default)/documents`;
  await expectOk(await fetch(`http://${suite.firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' }));
}

async function emptyAuth(): Promise<void> {
  const accounts = `emulator/v1/projects/${suite.projectId}/accounts`;
  await expectOk(await fetch(`http://${suite.authHost}/${accounts}`, { method: 'DELETE' }));
}

async function emptyStorage(): Promise<void> {
  const bucket = `http://${suite.storageHost}/storage/v1/b/${(await storage()).bucket().name}/o`;
  const headers = { authorization: 'Bearer owner' };
  const listing = await fetch(bucket, { headers });
  await expectOk(listing.clone());
  const { items = [] } = (await listing.json()) as { items?: { name: string }[] };
  await Promise.all(
    items.map(async ({ name }) => {
      const answer = await fetch(`${bucket}/${encodeURIComponent(name)}`, { method: 'DELETE', headers });
      if (answer.status !== 404) await expectOk(answer);
    }),
  );
}

async function uploadFile(path: string, contentType: string, bytes: Uint8Array): Promise<void> {
  const { name: bucket } = (await storage()).bucket();
  const query = new URLSearchParams({ uploadType: 'multipart', name: path });
  // The emulator reads the type only from this metadata, never from a header.
  const head = `--part\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ contentType })}\r\n`;
  const answer = await fetch(`http://${suite.storageHost}/upload/storage/v1/b/${bucket}/o?${query}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'multipart/related; boundary=part' },
    body: Buffer.concat([
      Buffer.from(`${head}--part\r\ncontent-type: ${contentType}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--part--'),
    ]),
  });
  await expectOk(answer);
}

let protection: Promise<void> | undefined;

/** Hides whether an address has an account, as production projects do. The emulator needs this setting. */
async function protectEmails(): Promise<void> {
  await expectOk(
    await fetch(`http://${suite.authHost}/emulator/v1/projects/${suite.projectId}/config`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    }),
  );
}

async function emptyStores(): Promise<void> {
  protection ??= protectEmails();
  await Promise.all([emptyFirestore().then(markPeopleReplaced), emptyAuth(), emptyStorage(), protection]);
}

/** Access to the stores without the function. Tests in process replace it (memory/install.ts). */
export const emulatorStores = { reset: emptyStores, putFile: uploadFile };

export const resetStores = (): Promise<void> => emulatorStores.reset();

/** Stores a file without the function. */
export const putFile = (path: string, contentType: string, bytes: Uint8Array): Promise<void> =>
  emulatorStores.putFile(path, contentType, bytes);

/** Firestore of the Admin SDK, for tests that change a record without the function. */
export const database = firestore;
