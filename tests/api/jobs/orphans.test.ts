import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { Batch } from '../../../functions/src/data/batch.ts';
import { blogs, intents, quarantine, users } from '../../../functions/src/data/collections.ts';
import { fileStore } from '../../../functions/src/data/file-store.ts';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { markRestored, readRestoredAt } from '../../../functions/src/model/maintenance/mark-restored.ts';
import { sweepOrphans } from '../../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { findInconsistencies } from '../../support/assertions/outline.ts';
import {
  authAccountsStored,
  changeDocument,
  everything,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeJournal, siteContents } from '../../support/factories/content.ts';
import {
  blogForm,
  dataUrl,
  eventForm,
  pictureBlock,
  productForm,
} from '../../support/factories/content-forms.ts';
import { webp } from '../../support/factories/images.ts';
import { addUsers } from '../../support/factories/many-users.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';
import { database, putFile } from '../../support/suite/emulators.ts';
import { freezeClock, inDays } from '../../support/suite/time.ts';

const run = () => sweepOrphans(defaultJobOptions);
const none = { files: 0, accounts: 0, filesMarked: 0, accountsMarked: 0 };
const quiet = { failures: [], findings: [], alarms: [], isMore: false };
const putOrphan = async (path: string) => putFile(path, 'image/webp', await webp());
const deleteRecord = (id: string) => new Batch().delete(users, id).commit();

/**
 * Creates every record that refers to files: people with photos and proofs, and all content types with
 * pictures.
 */
async function createRecords(): Promise<void> {
  const admin = as(await makeAdmin());
  await makeMember({ photo: true });
  await makeMember({ status: 'RequestRenew', photo: true });
  await makeJournal();
  await admin.ok('createBlog', blogForm({ content: [await pictureBlock(admin)], image: await dataUrl() }));
  await admin.ok('createEvent', await eventForm());
  await admin.ok('createProduct', await productForm());
  const { src } = await pictureBlock(admin);
  const slide = { src, width: 320, height: 240, alt: '' };
  await admin.ok('saveHomeContent', { ...siteContents.home, slides: [slide] });
  // No longer shown, but the earlier save can be restored.
  await admin.ok('saveHomeContent', { ...siteContents.home, basedOn: 1 });
  // Replaced, but the edit can be undone.
  const product = (await admin.ok('createProduct', await productForm())).body.product._id;
  await admin.ok('updateProduct', { id: product, ...(await productForm()) });
  const binned = blogForm({ content: [await pictureBlock(admin)], image: await dataUrl() });
  await admin.ok('deleteBlog', { id: (await admin.ok('createBlog', binned)).body.blog._id });
  await admin.ok('deleteJournal', { id: (await makeJournal()).id });
}

describe('files', () => {
  test('with a reference stay; others are quarantined after a day and deleted 30 days later', async () => {
    await createRecords();
    const named = Object.keys(await storedFiles()).sort();
    expect(named.length).toBeGreaterThan(9);
    for (const folder of ['payment-proofs', 'profile-photos', 'images', 'documents']) {
      await putOrphan(`${folder}/orphan`);
    }
    const orphans = ['documents', 'images', 'payment-proofs', 'profile-photos'].map(
      (folder) => `${folder}/orphan`,
    );
    freezeClock(inDays(0.9));
    expect((await run()).done).toMatchObject({ filesMarked: 0 });
    freezeClock(inDays(1.1));
    await sweepIntents();
    expect(await run()).toEqual({ ...quiet, done: { ...none, filesMarked: 4 } });
    freezeClock(inDays(31));
    expect(await run()).toEqual({ ...quiet, done: none });
    expect(Object.keys(await storedFiles()).sort()).toEqual([...named, ...orphans].sort());
    freezeClock(inDays(31.2));
    expect(await run()).toEqual({ ...quiet, done: { ...none, files: 4 } });
    expect(Object.keys(await storedFiles()).sort()).toEqual(named);
    expect((await run()).done).toEqual(none);
    expect(await valuesOf('quarantine')).toEqual([]);
  });

  test('are looked up in the quarantine once per run, together with accounts', async () => {
    const read = vi.spyOn(quarantine, 'inBatches');
    await run();
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('with a new reference leave the quarantine, immediately or at its end', async () => {
    await putOrphan('profile-photos/found-soon');
    await putOrphan('profile-photos/found-late');
    const [soon, late] = [await makeMember(), await makeMember()];
    freezeClock(inDays(2));
    expect((await run()).done).toMatchObject({ filesMarked: 2 });
    await changeDocument('users', soon.id, { photoFile: 'profile-photos/found-soon' });
    freezeClock(inDays(3));
    await run();
    expect(await valuesOf('quarantine')).toMatchObject([
      { kind: 'files', name: 'profile-photos/found-late' },
    ]);
    await changeDocument('users', late.id, { photoFile: 'profile-photos/found-late' });
    freezeClock(inDays(40));
    expect((await run()).done).toEqual(none);
    expect(Object.keys(await storedFiles())).toEqual(
      expect.arrayContaining(['profile-photos/found-late', 'profile-photos/found-soon']),
    );
    expect(await valuesOf('quarantine')).toEqual([]);
  });

  test('that leave the quarantine in unusual numbers are deleted up to the cap, with an alarm', async () => {
    const write = (await database()).batch();
    for (let index = 0; index < 103; index += 1) {
      const mark = { kind: 'files', name: `images/${index}`, since: inDays(-31) };
      write.create((await database()).collection('quarantine').doc(), mark);
    }
    await write.commit();
    expect(await run()).toMatchObject({
      done: { files: 100 },
      alarms: ['103 files have ended their quarantine: only 100 were removed'],
    });
    expect(await run()).toMatchObject({ done: { files: 3 }, alarms: [] });
  });

  test('of a draft or another operation in progress stay', async () => {
    const admin = as(await makeAdmin());
    await pictureBlock(admin);
    await putOrphan('payment-proofs/under-way');
    const begun = { kind: 'upload' as const, uid: null, files: ['payment-proofs/under-way'], undo: false };
    await new Batch().create(intents, 'begun', { ...begun, sweepAt: inDays(9) }).commit();
    freezeClock(inDays(1.1));
    expect((await run()).done).toEqual(none);
    expect(Object.keys(await storedFiles())).toHaveLength(2);
  });

  test('in an unknown folder are reported and left alone', async () => {
    await putOrphan('elsewhere/report.webp');
    freezeClock(inDays(2));
    expect(await run()).toMatchObject({
      done: none,
      findings: ['file in no folder of ours: elsewhere/report.webp'],
    });
    expect(Object.keys(await storedFiles())).toEqual(['elsewhere/report.webp']);
  });

  test('that lost their records all at the same time stay until an admin confirms', async () => {
    for (let index = 0; index < 21; index += 1) await putOrphan(`images/orphan-${index}`);
    freezeClock(inDays(2));
    expect(await run()).toMatchObject({
      done: none,
      alarms: ['21 of 21 files belong to nothing: too many, none was put into quarantine'],
    });
    expect((await sweepOrphans({ ...defaultJobOptions, force: true })).done).toMatchObject({
      filesMarked: 21,
    });
    expect(Object.keys(await storedFiles())).toHaveLength(21);
  });

  test('over the cap stay, even if they are a small share of all files', async () => {
    const files = Array.from({ length: 2000 }, (_, n) => ({
      path: n < 101 ? `images/${n}` : `elsewhere/${n}`,
      storedAt: inDays(-2),
    }));
    vi.spyOn(fileStore, 'page').mockResolvedValue({ files, next: null });
    expect(await run()).toMatchObject({
      done: none,
      alarms: ['101 of 2000 files belong to nothing: too many, none was put into quarantine'],
    });
  });

  test('are found beyond the number that one query can name', async () => {
    const files = Array.from({ length: 31 }, (_, n) => ({ path: `images/${n}`, storedAt: inDays(-2) }));
    vi.spyOn(fileStore, 'page').mockResolvedValue({ files, next: null });
    const { done } = await sweepOrphans({ ...defaultJobOptions, force: true, dryRun: true });
    expect(done).toMatchObject({ filesMarked: 31 });
  });

  test('stay if there are more articles than one run reads', async () => {
    await putOrphan('images/orphan');
    freezeClock(inDays(2));
    const articles = Array.from({ length: 20_000 }, () => ({ data: { content: [] } }));
    vi.spyOn(blogs, 'inBatches').mockImplementation(async function* () {
      yield articles as never;
    });
    await expect(run()).rejects.toThrow('blogs has too many records to look for pictures.');
    expect(Object.keys(await storedFiles())).toEqual(['images/orphan']);
  });

  test('that cannot be deleted are retried by the next run', async () => {
    await putOrphan('images/orphan');
    freezeClock(inDays(2));
    await run();
    freezeClock(inDays(33));
    const remove = vi.spyOn(fileStore, 'remove').mockRejectedValue(new Error('Storage is out of reach.'));
    expect((await run()).failures).toEqual(['images/orphan: Storage is out of reach.']);
    remove.mockRestore();
    expect((await run()).done).toMatchObject({ files: 1 });
  });
});

describe('accounts', () => {
  test('that lost their record are deleted after a day; records are never deleted', async () => {
    const [lost, retained] = [await makeMember(), await makeMember()];
    await deleteRecord(lost.id);
    expect((await run()).done).toEqual(none);
    freezeClock(inDays(1.1));
    expect((await run()).done).toEqual({ ...none, accountsMarked: 1 });
    expect(Object.keys(await authAccountsStored())).toHaveLength(2);
    freezeClock(inDays(31.2));
    expect((await run()).done).toEqual({ ...none, accounts: 1 });
    expect(Object.keys(await authAccountsStored())).toEqual([retained.id]);
  });

  test('created elsewhere, and those with a registration in progress, stay', async () => {
    await authAccounts.create('made-elsewhere', { email: 'x@example.org', password: 'rahasia-1', name: 'X' });
    const begun = await makeMember();
    await deleteRecord(begun.id);
    const registration = { kind: 'registration' as const, uid: begun.id, files: [], undo: false };
    await new Batch().create(intents, 'begun', { ...registration, sweepAt: inDays(9) }).commit();
    freezeClock(inDays(2));
    const { done, findings } = await run();
    expect(done).toEqual(none);
    expect(findings).toEqual(['account without a record, not made here: made-elsewhere']);
    expect(Object.keys(await authAccountsStored())).toHaveLength(2);
  });

  test('missing for a record are reported, and the record stays', async () => {
    const { id } = await makeMember();
    await authAccounts.remove(id);
    expect((await run()).findings).toEqual([`record without an account: ${id}`]);
    expect(await users.get(id)).toBeDefined();
  });

  test('are found among more records than a page and a call to Auth have', async () => {
    await addUsers(0, 620);
    const withAccount = ['user00000050', 'user00000150', 'user00000555'];
    for (const id of withAccount)
      await authAccounts.create(id, { email: `${id}@example.org`, password: 'rahasia-1', name: 'X' });
    const { findings } = await run();
    expect(findings).toHaveLength(617);
    expect(findings.filter((finding) => withAccount.some((id) => finding.includes(id)))).toEqual([]);
  });
});

test('a dry run reports the numbers and writes nothing', async () => {
  await deleteRecord((await makeMember()).id);
  await putOrphan('images/orphan');
  freezeClock(inDays(2));
  const before = await everything();
  expect((await sweepOrphans({ ...defaultJobOptions, dryRun: true })).done).toEqual({
    ...none,
    filesMarked: 1,
    accountsMarked: 1,
  });
  expect(await everything()).toEqual(before);
});

test('an unknown cursor starts again from the beginning', async () => {
  await makeMember({ photo: true });
  const jobs = (await database()).collection('jobs');
  for (const name of ['files', 'accounts', 'records'])
    await jobs.doc(name).set({ after: 'gone', at: new Date() });
  freezeClock(inDays(2));
  await putOrphan('images/orphan');
  expect((await run()).done).toMatchObject({ filesMarked: 1 });
  freezeClock(inDays(33));
  expect((await run()).done).toMatchObject({ files: 1 });
  expect(await findInconsistencies()).toEqual([]);
});

test('for 72 hours after a restore nothing is deleted, and the report says until when', async () => {
  await deleteRecord((await makeMember()).id);
  await putOrphan('images/orphan');
  expect(await readRestoredAt()).toBeUndefined();
  const at = inDays(2);
  freezeClock(at);
  await markRestored();
  expect(await readRestoredAt()).toEqual(at);
  freezeClock(new Date(at.getTime() + 72 * 3_600_000 - 1));
  const before = await everything();
  const until = new Date(at.getTime() + 72 * 3_600_000).toISOString();
  expect(await sweepOrphans({ ...defaultJobOptions, force: true })).toEqual({
    done: none,
    failures: [],
    findings: [`a backup was brought back: nothing is swept before ${until}`],
    isMore: false,
  });
  expect(await everything()).toEqual(before);
  freezeClock(new Date(at.getTime() + 72 * 3_600_000));
  expect((await run()).done).toEqual({ ...none, filesMarked: 1, accountsMarked: 1 });
});
