import { expect, test, vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { countVersions } from '../../../functions/src/data/schema.ts';
import { migrateRecords } from '../../../functions/src/model/maintenance/migrate-records.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';
import { database } from '../../support/suite/emulators.ts';

/** Removes version and list fields from a record, and adds search keys, as older releases stored it. */
async function age(id: string): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const gone = FieldValue.delete();
  const fields = { schema: gone, nameKey: gone, search: ['lama'], createdAt: gone, validUntil: gone };
  await (await database()).doc(`users/${id}`).update(fields);
}

const counts = async (): Promise<object> => Object.fromEntries(await countVersions('users'));

test('old records are counted, migrated, and then appear in every list', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  await age(member.id);
  const { nameKey: _key, search: _search, ...before } = await storedDocument('users', member.id);
  const found = async (input: { q?: string; sort?: 'name' | '-createdAt' }) => {
    const { body } = await as(admin).ok('listUsers', { limit: 10, page: 1, status: 'active', ...input });
    return body.data.some(({ _id }) => _id === member.id);
  };
  expect(await counts()).toEqual({ 0: 1, 2: 1 });

  expect(await migrateRecords({ ...defaultJobOptions, dryRun: true })).toMatchObject({ done: { users: 1 } });
  expect(await counts()).toEqual({ 0: 1, 2: 1 });
  expect(await migrateRecords(defaultJobOptions)).toEqual({
    done: { users: 1 },
    failures: [],
    findings: [],
    isMore: false,
  });
  const after = await storedDocument('users', member.id);
  expect(after).toMatchObject({ ...before, schema: 2, validUntil: null });
  expect(after).not.toHaveProperty('search');
  expect([await found({ q: member.name }), await found({ sort: 'name' }), await found({})]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await counts()).toEqual({ 2: 2 });
  expect(await migrateRecords(defaultJobOptions)).toEqual({
    done: {},
    failures: [],
    findings: [],
    isMore: false,
  });
});

test('a migration that crashes at any write continues with the next run, and migrates each record once', async () => {
  const members = await Promise.all([makeMember(), makeMember(), makeMember()]);
  for (const { id } of members) await age(id);
  const commit = store.commit.bind(store);
  for (const dies of [2, 1]) {
    let writes = 0;
    vi.spyOn(store, 'commit').mockImplementation((operations) => {
      writes += 1;
      return writes >= dies ? Promise.reject(new Error('killed')) : commit(operations);
    });
    await expect(migrateRecords(defaultJobOptions)).rejects.toThrow('killed');
    vi.mocked(store.commit).mockRestore();
  }
  expect(await counts()).toEqual({ 0: 2, 2: 1 });
  expect(await migrateRecords(defaultJobOptions)).toMatchObject({ done: { users: 2 }, failures: [] });
  expect(await counts()).toEqual({ 2: 3 });
});

test('a record of a later schema version is reported and left alone', async () => {
  const { id } = await makeMember();
  await (await database()).doc(`users/${id}`).update({ schema: 7 });
  expect(await migrateRecords(defaultJobOptions)).toEqual({
    done: {},
    failures: [],
    findings: ['users: 1 records have a later version than this code knows'],
    isMore: false,
  });
  expect(await storedDocument('users', id)).toMatchObject({ schema: 7 });
});
