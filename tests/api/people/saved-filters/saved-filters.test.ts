import { limits } from 'contract/rules/limits';
import { expect, test } from 'vitest';
import { auditEntriesOf, everything } from '../../../support/assertions/stores.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const listed = async (admin: Person) => (await as(admin).ok('listSavedFilters', {})).body.data;
const ending = { name: 'Berakhir bulan depan', filter: { status: 'active', endsWithin: 60 } } as const;

test('a filter is saved for all admins, replaced by its name, and deleted', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  await as(admin).ok('saveFilter', { ...ending, sort: 'validUntil' });
  await as(admin).ok('saveFilter', { name: 'Bandung', filter: { city: 'bandung', noPhoto: 'true' } });
  const [bandung, first] = await listed(other);
  expect(bandung).toEqual({
    _id: expect.any(String),
    name: 'Bandung',
    filter: { city: 'bandung', noPhoto: 'true' },
  });
  expect(first).toEqual({ _id: expect.any(String), ...ending, sort: 'validUntil' });

  await as(other).ok('saveFilter', { ...ending, name: 'berakhir BULAN depan', filter: { endsWithin: 30 } });
  expect((await listed(admin)).map(({ _id, name, filter }) => [_id, name, filter])).toEqual([
    [bandung?._id, 'Bandung', { city: 'bandung', noPhoto: 'true' }],
    [first?._id, 'berakhir BULAN depan', { endsWithin: 30 }],
  ]);

  const id = String(bandung?._id);
  await as(admin).ok('deleteSavedFilter', { id });
  const before = await everything();
  await as(admin).ok('deleteSavedFilter', { id });
  await as(admin).ok('saveFilter', { name: 'berakhir BULAN depan', filter: { endsWithin: 30 } });
  expect(await everything()).toEqual(before);
  expect(await auditEntriesOf('people-filter.save')).toHaveLength(3);
  expect(await auditEntriesOf('people-filter.delete')).toMatchObject([
    { actorId: admin.id, targetName: 'Bandung' },
  ]);
});

test('an invalid filter and one beyond the limit are refused and change nothing', async () => {
  const admin = await makeAdmin();
  const save = (index: number) => inProcess(admin).ok('saveFilter', { name: `Filter ${index}`, filter: {} });
  for (let index = 0; index < limits.savedFilters; index += 1) await save(index);
  const before = await everything();
  const full = await as(admin).refused('saveFilter', ending);
  expect([full.status, full.body.message]).toEqual([
    409,
    'Sudah ada 100 filter. Hapus yang tidak dipakai lagi.',
  ]);
  const invalid = await as(admin).refused('saveFilter', { ...ending, filter: { endsWithin: -1 } });
  expect(invalid.status).toBe(400);
  expect(await everything()).toEqual(before);
});
