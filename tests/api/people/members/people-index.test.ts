import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileStore } from '../../../../functions/src/data/file-store.ts';
import { storage } from '../../../../functions/src/data/firebase.ts';
import { indexPeople } from '../../../../functions/src/model/maintenance/people/index-people.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { snapshotPath } from '../../../../functions/src/model/people/index/snapshot.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, type Client, inProcess } from '../../../support/suite/client.ts';

/** The built function and the process of the test are two instances with an index each. */
const instances = (admin: Person): readonly Client[] => [as(admin), inProcess(admin)];

const namesIn = async (client: Client, q: string): Promise<string[]> =>
  (await client.ok('listUsers', { q })).body.data.map(({ name }) => name);

const findEverywhere = (admin: Person, q: string) =>
  Promise.all(instances(admin).map((client) => namesIn(client, q)));

const snapshotNames = async (): Promise<string[]> => {
  const [bytes] = await (await storage()).bucket().file(snapshotPath).download();
  const { rows } = JSON.parse(gunzipSync(bytes).toString('utf8')) as { rows: { name: string }[] };
  return rows.map(({ name }) => name).sort();
};

test('a change by one instance is found by the next search of each instance', async () => {
  const admin = await makeAdmin();
  const member = await makeMember({ record: { name: 'Rina Wulan' } });
  expect(await findEverywhere(admin, 'wulan')).toEqual([['Rina Wulan'], ['Rina Wulan']]);
  await as(admin).ok('updateUser', { id: member.id, name: 'Rina Kartika' });
  expect(await findEverywhere(admin, 'wulan')).toEqual([[], []]);
  expect(await findEverywhere(admin, 'kartika')).toEqual([['Rina Kartika'], ['Rina Kartika']]);
  await inProcess(admin).ok('updateUser', { id: member.id, city: 'Padang', name: 'Rina Kartika' });
  expect(await findEverywhere(admin, 'padang')).toEqual([['Rina Kartika'], ['Rina Kartika']]);
});

test('a deleted person is found by no instance, and is in no snapshot after the job', async () => {
  const admin = await makeAdmin({ name: 'Ratna' });
  const member = await makeMember({ record: { name: 'Rina Wulan' } });
  await makeMember({ record: { name: 'Budi' } });
  expect((await indexPeople(defaultJobOptions)).done).toEqual({ people: 3, marks: 0 });
  expect(await snapshotNames()).toEqual(['Budi', 'Ratna', 'Rina Wulan']);
  expect((await indexPeople(defaultJobOptions)).done).toEqual({ people: 0, marks: 0 });
  expect(await findEverywhere(admin, 'rina')).toEqual([['Rina Wulan'], ['Rina Wulan']]);

  await as(admin).ok('deleteUser', { id: member.id });
  expect(await findEverywhere(admin, 'rina')).toEqual([[], []]);
  expect((await indexPeople(defaultJobOptions)).done).toEqual({ people: 2, marks: 0 });
  expect(await snapshotNames()).toEqual(['Budi', 'Ratna']);
  expect((await indexPeople(defaultJobOptions)).done).toEqual({ people: 0, marks: 0 });
});

test('a dry run of the job stores nothing', async () => {
  await makeMember();
  await indexPeople({ ...defaultJobOptions, dryRun: true });
  expect(await fileStore.storedAt(snapshotPath)).toBeUndefined();
});

test('an unreadable snapshot is ignored by searches and replaced by the job', async () => {
  const admin = await makeAdmin({ name: 'Ratna' });
  const member = await makeMember({ record: { name: 'Rina Wulan' } });
  await fileStore.save(snapshotPath, { bytes: Buffer.from('x'), contentType: 'application/gzip' });
  expect(await namesIn(inProcess(admin), 'rina')).toEqual(['Rina Wulan']);
  await as(admin).ok('deleteUser', { id: member.id });
  expect((await indexPeople(defaultJobOptions)).done.people).toBe(1);
  expect(await snapshotNames()).toEqual(['Ratna']);
});

test('14 searches at the same time find the same people', async () => {
  const admin = await makeAdmin();
  await makeMany(30);
  const found = await Promise.all(Array.from({ length: 14 }, () => namesIn(inProcess(admin), 'anggota')));
  expect(new Set(found.map((names) => names.join())).size).toBe(1);
  expect(found[0]).toHaveLength(10);
});

test('a search costs one read, the shown rows and the session', async () => {
  const admin = await makeAdmin();
  await makeMany(12);
  const search = async () => (await as(admin).ok('listUsers', { q: 'anggota', limit: 5 })).budgetedReads;
  await search();
  expect(await search()).toBe(8);
});
