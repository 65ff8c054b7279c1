import { beforeEach, describe, expect, test } from 'vitest';
import { storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMany, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { as, type InputOf } from '../../../support/suite/client.ts';

let admin: Person;
const find = async (input: InputOf<'listUsers'>) => (await as(admin).ok('listUsers', input)).body;
const readsOf = async (input: InputOf<'listUsers'>) => (await as(admin).ok('listUsers', input)).budgetedReads;
const namesOf = async (input: InputOf<'listUsers'>) => (await find(input)).data.map(({ name }) => name);
const made = (record: Parameters<typeof makeMember>[0] & object) => makeMember({ account: false, ...record });

describe('a search', () => {
  beforeEach(async () => {
    admin = await makeAdmin({ name: 'Ratna Kinanti', email: 'ratna@kantor.example.org', institution: '' });
    const people = [
      { name: 'Zoë Àyu Lestari', email: 'zoe.ayu@univ.example.org', institution: 'Politeknik Tirta' },
      { name: 'Budi Santoso', email: 'budi@lain.example.org', institution: 'PT. Karsa (Data)' },
      { name: 'budi hartono', email: 'b.hartono@lain.example.org', institution: 'Universitas Tirta Raya' },
    ];
    for (const [index, person] of people.entries()) {
      await made({ record: { ...person, memberNumber: `SISINDO-2025-04821${index}` } });
    }
  });

  const [zoe, santoso, hartono] = ['Zoë Àyu Lestari', 'Budi Santoso', 'budi hartono'];
  test('by words, phrases, addresses and member numbers finds and counts people', async () => {
    for (const [q, names] of [
      ['BÜDI', [hartono, santoso]],
      ['raya budi', [hartono]],
      ['lain.example', [hartono, santoso]],
      ['"tirta raya"', [hartono]],
      ['SISINDO-2025-048210', [zoe]],
      ['  hartono ', [hartono]],
      ['joko', []],
    ] as const) {
      const { data, totalUsers, totalPages, isMore } = await find({ q });
      expect(data.map(({ name }) => name).sort(), q).toEqual([...names].sort());
      expect([totalUsers, totalPages, isMore], q).toEqual([names.length, 1, false]);
    }
    expect((await find({ q: ' ' })).totalUsers).toBe(4);
  });

  test('combines with status and role', async () => {
    await made({ status: 'expired', record: { name: 'Budi Lama' } });
    await makeAdmin({ name: 'Budi Admin' });
    expect(await namesOf({ q: 'budi', status: 'expired' })).toEqual(['Budi Lama']);
    expect(await namesOf({ q: 'budi', role: 'Admin' })).toEqual(['Budi Admin']);
    expect(await namesOf({ q: 'budi', role: 'Member', status: 'active', sort: 'name' })).toEqual([
      hartono,
      santoso,
    ]);
    expect(await find({ q: 'budi', role: 'Admin', status: 'expired' })).toEqual({
      data: [],
      page: 1,
      totalUsers: 0,
      totalPages: 1,
      isMore: false,
    });
    expect(await readsOf({ q: 'budi', role: 'Member', status: 'active' })).toBe(5);
    expect(await readsOf({ q: 'budi', role: 'Admin', status: 'expired' })).toBe(3);
  });
});

describe('the order', () => {
  test('by name ignores case and accents; by joining date it works in both directions', async () => {
    const names = ['Citra', 'budi', 'Àni', 'Dewi'];
    for (const [day, name] of names.entries()) {
      await made({ record: { name, createdAt: new Date(Date.UTC(2025, 0, day + 1)) } });
    }
    admin = await makeAdmin({ name: 'Eka', createdAt: new Date('2025-02-01T00:00:00Z') });
    const sorted = ['Àni', 'budi', 'Citra', 'Dewi', 'Eka'];
    expect(await namesOf({ sort: 'name' })).toEqual(sorted);
    expect(await namesOf({ sort: '-name' })).toEqual(sorted.toReversed());
    expect(await namesOf({ sort: 'createdAt' })).toEqual([...names, 'Eka']);
    expect(await namesOf({})).toEqual(['Eka', ...names.toReversed()]);
  });

  test('holds over the pages of a search, by cursor and by number', async () => {
    await makeMany(13);
    admin = await makeAdmin();
    for (const sort of ['name', '-name', 'createdAt', '-createdAt'] as const) {
      const first = await find({ q: 'anggota', sort });
      expect(first).toMatchObject({ totalUsers: 13, totalPages: 2 });
      const after = first.data.at(-1)?._id;
      const second = await find({ q: 'anggota', sort, page: 2, after });
      expect(second).toEqual(await find({ q: 'anggota', sort, page: 2 }));
      const ids = [...first.data, ...second.data].map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(13);
      expect(await find({ q: 'anggota', sort, page: 9 })).toEqual(second);
    }
    const after = (await find({ q: 'anggota', limit: 3 })).data.at(-1)?._id;
    expect(await readsOf({ q: 'anggota' })).toBe(13);
    expect(await readsOf({ q: 'anggota', page: 2, limit: 10, after })).toBe(13);
  });

  test('continues by number if the previous row is no longer among the results', async () => {
    await makeMany(13);
    admin = await makeAdmin();
    const outside = await made({ record: { name: 'Lain Sekali', email: 'lain@example.org' } });
    expect(await find({ q: 'anggota', page: 2, after: outside.id })).toEqual(
      await find({ q: 'anggota', page: 2 }),
    );
  });
});

test('totals exist by status, by role, and by both', async () => {
  await makeMany(3, { status: 'active' });
  await makeMany(2, { status: 'expired' });
  admin = await makeAdmin();
  await makeAdmin();
  const totals = async (input: InputOf<'listUsers'>) => {
    const { body, budgetedReads } = await as(admin).ok('listUsers', input);
    expect(body.data).toHaveLength(body.totalUsers);
    return [body.totalUsers, budgetedReads];
  };
  expect(await totals({})).toEqual([7, 10]);
  expect(await totals({ status: 'active' })).toEqual([5, 8]);
  expect(await totals({ status: 'expired' })).toEqual([2, 5]);
  expect(await totals({ status: 'RequestRenew' })).toEqual([0, 3]);
  expect(await totals({ role: 'Admin' })).toEqual([2, 5]);
  expect(await totals({ role: 'Member' })).toEqual([5, 8]);
  expect(await totals({ role: 'Member', status: 'active' })).toEqual([3, 6]);
  expect(await totals({ role: 'Admin', status: 'active' })).toEqual([2, 5]);
  expect(await totals({ role: 'Admin', status: 'expired' })).toEqual([0, 3]);
});

test('a search follows registration, approval with its number, updates and deletion', async () => {
  admin = await makeAdmin();
  const member = await register({ name: 'Rina Wulan', institution: 'Kantor Lama' });
  expect(await namesOf({ q: 'rina' })).toEqual(['Rina Wulan']);

  await as(admin).ok('approveRegistration', { id: member.id });
  const { memberNumber } = await storedDocument('users', member.id);
  expect(await namesOf({ q: String(memberNumber) })).toEqual(['Rina Wulan']);

  await as(admin).ok('updateUser', { id: member.id, name: 'Tuti Wulan', institution: 'Kantor Baru' });
  expect(await storedDocument('users', member.id)).toMatchObject({ nameKey: 'tuti wulan' });
  expect(await namesOf({ q: 'rina wulan' })).toEqual([]);
  expect(await namesOf({ q: 'kantor lama' })).toEqual([]);
  expect(await namesOf({ q: 'kantor baru' })).toEqual(['Tuti Wulan']);
  expect(await namesOf({ q: String(memberNumber) })).toEqual(['Tuti Wulan']);

  await as(admin).ok('deleteUser', { id: member.id });
  expect(await namesOf({ q: 'wulan' })).toEqual([]);
});
