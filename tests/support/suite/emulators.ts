/**
 * How to write a test against the emulators (project `api`; run it with
 * `npm run emulators:exec -- 'npx vitest run --project api'`):
 *
 *   import { beforeEach, expect, test } from 'vitest';
 *   import { as, nobody } from './client.ts';
 *   import { resetStores } from './emulators.ts';
 *   import { makeAdmin, makeMember } from '../make/people.ts';
 *
 *   beforeEach(resetStores);                      // empty Auth, Firestore and Storage: about 5 ms
 *
 *   test('an admin approves', async () => {
 *     const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
 *     const { body, reads } = await as(admin).ok('approveRegistration', { id: member.id });
 *     const refusal = await as(member).refused('listUsers', {});       // refusal.body.code, .status
 *     await nobody.send('GET', '/users/unknown');                      // raw requests
 *   });
 *
 * - client.ts   calls endpoints by their name in the contract, over HTTP through Hosting; with
 *               `as(person, inProcess())` the same calls run inside the test's own process, where
 *               functions/src can be interrupted (`vi.spyOn(store, 'commit')`, `fileStore`,
 *               `authAccounts`) and time moved (`vi.spyOn(clock, 'now')`).
 * - ../make     makes records through the function's own data layer (people.ts: of every status) and files
 *               (images.ts: good, bad and hostile ones).
 * - ../check    compares: stores.ts tells what is stored, `everything()` before and after proves that nothing
 *               was written.
 *
 * The files of a lane share a process and a suite and run one after another; spies and stubbed variables end with
 * each test by themselves (setup.ts).
 */
import { firestore, storage } from '../../../functions/src/data/firebase.ts';
import { required } from './environment.ts';

export const suite = {
  baseUrl: required('BASE_URL'),
  projectId: required('GCLOUD_PROJECT'),
  firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
  authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
  storageHost: required('FIREBASE_STORAGE_EMULATOR_HOST'),
} as const;

// Nothing here may ever reach a real project: the reset deletes everything there is.
if (!suite.projectId.startsWith('demo-')) {
  throw new Error(`Refusing to run against project ${suite.projectId}: only demo- projects are emulated.`);
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * The emulator keeps what was deleted, and every query reads over it: after some thousand tests a reset by the
 * documented way takes ten times as long. `/reset` forgets all at once; an emulator that has no such path is emptied.
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

/** Puts a file there. */
export async function putFile(path: string, contentType: string, bytes: Uint8Array): Promise<void> {
  const { name: bucket } = (await storage()).bucket();
  const query = new URLSearchParams({ uploadType: 'multipart', name: path });
  // The emulator takes the type from such metadata alone, never from a header.
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

/** Production projects hide whether an address has an account; the emulator does so only when told. */
async function protectEmails(): Promise<void> {
  await expectOk(
    await fetch(`http://${suite.authHost}/emulator/v1/projects/${suite.projectId}/config`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    }),
  );
}

/** Empties Auth, Firestore and Storage. */
export async function resetStores(): Promise<void> {
  protection ??= protectEmails();
  await Promise.all([emptyFirestore(), emptyAuth(), emptyStorage(), protection]);
}

/** The Admin SDK's Firestore, for tests that change a record behind the function's back. */
export const database = firestore;
