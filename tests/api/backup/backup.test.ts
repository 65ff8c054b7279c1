/** @module-tag emulators */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { Batch } from '../../../functions/src/data/batch.ts';
import { intents } from '../../../functions/src/data/collections.ts';
import { storage } from '../../../functions/src/data/firebase.ts';
import { runDaily } from '../../../functions/src/jobs/daily.ts';
import { intentRecord } from '../../../functions/src/model/base/intents.ts';
import { beginRestore, endRestore } from '../../../functions/src/model/base/restore-progress.ts';
import { passwordIntentId } from '../../../functions/src/model/base/settle-password.ts';
import { Archive } from '../../../tools/backup/archive.ts';
import { backUp } from '../../../tools/backup/back-up.ts';
import { restore } from '../../../tools/backup/restore.ts';
import { backupFolder, run } from '../../support/actions/backups.ts';
import {
  checkpointAudit,
  deleteAuditFiles,
  saveExport,
  verifyExport,
} from '../../support/assertions/audit-verification.ts';
import { documentsOf, everything, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { addPasskey } from '../../support/factories/passkeys.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { BuiltFunction } from '../../support/suite/built-function.ts';
import { anonymous, inProcess } from '../../support/suite/client.ts';
import { database, putFile, resetStores, suite } from '../../support/suite/emulators.ts';

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await resetStores();
});

const plainly = { overwrite: false, hashParameters: undefined } as const;

/** Returns all data except the records that a restore writes about itself. */
async function whatIsKept() {
  const { documents, ...others } = await everything();
  const { upkeep: _upkeep, ...backedUp } = documents;
  return { ...others, documents: backedUp };
}

/** Returns a document from the REST interface, with its types as stored. */
async function typesOf(path: string): Promise<unknown> {
  const documents = `projects/${suite.projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${suite.firestoreHost}/v1/${documents}/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return ((await answer.json()) as { fields: unknown }).fields;
}

test('every field type is restored as it was, also in subcollections', async () => {
  const store = await database();
  const moment = new Timestamp(1_700_000_000, 123_456_000);
  await store.doc('users/odd').set({
    moment,
    bytes: Buffer.from([0, 255, 7]),
    friend: store.doc('users/other'),
    friends: [store.doc('users/other'), { deep: store.doc('events/e1') }],
    place: new GeoPoint(-6.2, 106.8),
    notANumber: Number.NaN,
    endless: Number.NEGATIVE_INFINITY,
    whole: 3,
    half: 0.5,
    nothing: null,
    empty: { map: {}, list: [] },
    'odd.name `x`': 'text',
  });
  await store.doc('users/odd/notes/n1').set({ at: moment });
  // A whole number stored as floating point, and one beyond the range of JavaScript.
  const name = `projects/${suite.projectId}/databases/(default)/documents/users/numbers`;
  const fields = { floating: { doubleValue: 3 }, large: { integerValue: '9007199254740993' } };
  await fetch(`http://${suite.firestoreHost}/v1/${name}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  const paths = ['users/odd', 'users/odd/notes/n1', 'users/numbers'];
  const before = await Promise.all(paths.map(typesOf));
  expect(before[2]).toEqual(fields);

  using folder = backupFolder();
  await backUp(folder.path);
  await resetStores();
  expect(await restore(folder.path, plainly)).toEqual({ heldMails: 0, extra: 0 });
  expect(await Promise.all(paths.map(typesOf))).toEqual(before);
  expect((await store.doc('users/odd').get()).get('moment')).toEqual(moment);
});

test('files are restored with their metadata for browsers and people', { tags: ['full'] }, async () => {
  const file = (await storage()).bucket().file('documents/paper');
  const facts = {
    contentType: 'application/pdf',
    cacheControl: 'private, no-store',
    contentDisposition: 'attachment; filename="a.pdf"',
    contentLanguage: 'id',
    metadata: { origin: 'journal' },
  };
  await file.save(Buffer.from('%PDF-'), { resumable: false, metadata: facts });
  await putFile('images/empty', 'image/webp', Buffer.alloc(0));
  using folder = backupFolder();
  await backUp(folder.path);
  await resetStores();
  await restore(folder.path, plainly);
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({ ...facts, size: '5' });
  expect(Object.keys((await everything()).files)).toEqual(['documents/paper', 'images/empty']);
});

test('passkeys open the restored account; the verifier reports that the audit is older than before', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const admin = await makeAdmin();
  const { passkey, recoveryCodes } = await addPasskey(admin);
  await checkpointAudit();
  using folder = backupFolder();
  await backUp(folder.path);
  const { email, password } = admin;
  const client = inProcess();
  const ticket = async () => (await client.refused('login', { email, password })).body.ticket ?? '';
  await client.ok('loginByCode', { ticket: await ticket(), code: recoveryCodes[0] ?? '' });
  await checkpointAudit();
  const published = await saveExport(admin, 'published');

  await resetStores();
  await restore(folder.path, plainly);
  const again = await ticket();
  const options = (await client.ok('beginPasskeyLogin', { ticket: again })).body;
  await client.ok('loginByPasskey', { ticket: again, passkey: passkey.answer(options) });
  const restored = await saveExport(admin, 'restored');
  expect(verifyExport(restored, published.checkpoint)).toMatchObject({
    code: 1,
    text: expect.stringContaining(
      'size smaller than published checkpoint: 1 entries have a checkpoint, 3 were',
    ),
  });
  deleteAuditFiles();
});

test('a backup and a restore that crash at any step continue, with the same result', {
  tags: ['full'],
}, async () => {
  await Promise.all([makeAdmin(), makeMember(), makeMember({ status: 'waitingApproval', photo: true })]);
  const before = await whatIsKept();
  using folder = backupFolder();
  const keptParts = () => readdirSync(folder.path).filter((name) => /-\d+\.jsonl$/.test(name)).length;

  // Before the accounts, in the middle of a line of the journal, and among the files.
  await diesAfter(Archive.prototype, 'add', 1, () => backUp(folder.path));
  expect(keptParts()).toBe(1);
  appendFileSync(join(folder.path, 'journal.jsonl'), '{"section":"accou');
  await expect(restore(folder.path, plainly)).rejects.toThrow('holds no whole backup');
  await diesAfter(Archive.prototype, 'storeBytes', 1, () => backUp(folder.path));
  expect(keptParts()).toBe(2);
  await backUp(folder.path);
  expect(keptParts()).toBe(3);
  await expect(backUp(folder.path)).rejects.toThrow('holds a whole backup');

  await resetStores();
  // It opens parts five times to check the hashes, and once more for each part that it writes.
  for (const parts of [1, 2, 3]) {
    await diesAfter(Archive.prototype, 'rowsOf', 6, () => restore(folder.path, plainly));
    expect(await storedDocument('upkeep', 'restoring')).toMatchObject({ parts, isVerified: false });
  }
  expect(await restore(folder.path, plainly)).toEqual({ heldMails: 0, extra: 0 });
  expect(await whatIsKept()).toEqual(before);
});

test('a backup with missing or changed parts is refused and writes nothing', async () => {
  await makeMember();
  using folder = backupFolder();
  await backUp(folder.path);
  await resetStores();
  const before = await everything();
  const [part = ''] = readdirSync(folder.path).filter((name) => name.startsWith('documents-'));
  const path = join(folder.path, part);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('perempuan', 'laki-laki'));
  await expect(restore(folder.path, plainly)).rejects.toThrow(`The backup was changed: ${part}.`);
  writeFileSync(path, text);
  const journal = join(folder.path, 'journal.jsonl');
  const lines = readFileSync(journal, 'utf8');
  writeFileSync(journal, lines.slice(0, lines.indexOf('\n') + 1));
  await expect(restore(folder.path, plainly)).rejects.toThrow('its accounts are not those of its manifest');
  writeFileSync(journal, lines);
  const [bytes = ''] = readdirSync(join(folder.path, 'bytes'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('/'),
  );
  writeFileSync(join(folder.path, 'bytes', bytes), 'other bytes');
  await expect(restore(folder.path, plainly)).rejects.toThrow('The backup was changed: the file');
  rmSync(join(folder.path, 'bytes', bytes));
  await expect(restore(folder.path, plainly)).rejects.toThrow('The backup is not whole: the file');
  expect(await everything()).toEqual(before);
});

test('a non-empty target is refused unless forced; then records that the backup lacks stay', {
  tags: ['full'],
}, async () => {
  const member = await makeMember();
  using folder = backupFolder();
  await backUp(folder.path);
  const backedUp = await documentsOf('users');
  await (await database()).doc(`users/${member.id}`).update({ name: 'Nama Lain' });
  await putFile('images/later', 'image/webp', Buffer.from('later'));
  const before = await everything();
  await expect(restore(folder.path, plainly)).rejects.toThrow('There are documents already');
  expect(await everything()).toEqual(before);
  expect(await restore(folder.path, { ...plainly, overwrite: true })).toEqual({ heldMails: 0, extra: 1 });
  expect(await documentsOf('users')).toEqual(backedUp);
  expect(Object.keys((await everything()).files)).toContain('images/later');
});

test('a password change in progress ends in the state of the backup', { tags: ['full'] }, async () => {
  const [changed, unchanged] = [await makeMember(), await makeMember()];
  for (const { id } of [changed, unchanged]) {
    const password = { way: 'change' as const, before: await authAccounts.passwordSetAt(id) };
    const data = intentRecord({ kind: 'password', uid: id, files: [], password }, 2);
    await new Batch().create(intents, passwordIntentId(id), data).commit();
  }
  await authAccounts.setPassword(changed.id, 'kata sandi baru');
  using folder = backupFolder();
  await backUp(folder.path);
  await resetStores();
  await restore(folder.path, plainly);
  expect(await valuesOf('intents')).toEqual([]);
  expect(await valuesOf('audit')).toMatchObject([{ action: 'password.change', targetId: changed.id }]);
  expect(await valuesOf('outbox')).toMatchObject([
    { kind: 'password-changed', to: changed.email, state: 'unclear' },
  ]);
  expect(await storedDocument('sessions', unchanged.id)).toMatchObject({ live: [expect.anything()] });
});

test('a backup shows one moment: later writes are not in it', { tags: ['full'] }, async () => {
  await makeMember();
  using folder = backupFolder();
  await diesAfter(Archive.prototype, 'add', 0, () => backUp(folder.path));
  const before = Object.keys(await documentsOf('users'));
  await makeMember();
  await backUp(folder.path);
  await resetStores();
  await restore(folder.path, plainly);
  expect(Object.keys(await documentsOf('users'))).toEqual(before);
});

test('no daily job runs during a restore', { tags: ['full'] }, async () => {
  const job = vi.fn(async () => ({ done: {}, failures: [], findings: [], isMore: false }));
  await beginRestore('b1');
  await runDaily({ retention: job });
  expect(job).not.toHaveBeenCalled();
  await endRestore();
  await runDaily({ retention: job });
  expect(job).toHaveBeenCalledTimes(1);
});

test('the command restores into another database, which a deployment selects by its setting', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const { email, password } = await makeMember();
  using folder = backupFolder();
  await backUp(folder.path);
  await resetStores();
  const printed = await run('restore', [folder.path, '--database', 'restored']);
  expect(printed).toMatch(/All is as in the backup, by its hashes: 7 documents, 1 accounts, 1 files/);
  expect(Object.keys((await everything()).documents)).toEqual([]);
  await anonymous.refused('login', { email, password });
  await using other = await BuiltFunction.start({ FIRESTORE_DATABASE: 'restored' });
  const answer = await fetch(`${other.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ token: expect.any(String) }),
  ]);
});

/** Runs `work` until the method was called this often; then the process counts as crashed. */
async function diesAfter<K extends 'add' | 'storeBytes' | 'rowsOf'>(
  prototype: Archive,
  method: K,
  times: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const original = prototype[method] as (...args: unknown[]) => unknown;
  let calls = 0;
  const spy = vi.spyOn(prototype, method) as ReturnType<typeof vi.fn>;
  spy.mockImplementation(function (this: Archive, ...args: unknown[]) {
    calls += 1;
    if (calls > times) throw new Error('killed');
    return original.apply(this, args);
  });
  await expect(work()).rejects.toThrow('killed');
  spy.mockRestore();
}
