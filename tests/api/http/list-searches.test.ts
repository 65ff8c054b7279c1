import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { makeMessage } from '../../support/factories/admin-records.ts';
import {
  contactForm,
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
} from '../../support/factories/content.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { anonymous, as, type Client } from '../../support/suite/client.ts';

/** Searches of the admin lists find rows beyond the page that is shown (decision 0006). */

interface SearchCase {
  /** Creates a row with this name. */
  readonly make: (name: string) => Promise<unknown>;
  /** Returns names and the total of a page. */
  readonly find: (
    admin: Client,
    input: { q?: string; page?: number; limit?: number },
  ) => Promise<{ names: string[]; total: number }>;
}

const titles = ({ data, total }: { data: readonly { title: string }[]; total: number }) => ({
  names: data.map(({ title }) => title),
  total,
});
const names = (data: readonly { name: string }[], total: number) => ({
  names: data.map(({ name }) => name),
  total,
});

const cases: Record<string, SearchCase> = {
  articles: {
    make: (title) => makeBlog({ title, image: null, createdAt: null }),
    find: async (admin, input) => titles((await admin.ok('listWrittenBlogs', input)).body),
  },
  events: {
    make: (title) => makeEvent({ title, bannerImage: null }),
    find: async (admin, input) => titles((await admin.ok('listWrittenEvents', input)).body),
  },
  journals: {
    make: (title) => makeJournal({ title }),
    find: async (admin, input) => titles((await admin.ok('listWrittenJournals', input)).body),
  },
  products: {
    make: (title) => makeProduct({ title, image: null }),
    find: async (admin, input) => titles((await admin.ok('listWrittenProducts', input)).body),
  },
  messages: {
    make: (firstName) => makeMessage({ firstName, lastName: '' }),
    find: async (admin, input) => {
      const { data, total } = (await admin.ok('listMessages', { state: 'open', ...input })).body;
      return names(data, total);
    },
  },
  institutions: {
    make: (name) => makeInstitution({ record: { name } }),
    find: async (admin, input) => {
      const { data, total } = (await admin.ok('listInstitutions', input)).body;
      return names(data, total);
    },
  },
  registrations: {
    make: (name) => makeMember({ status: 'waitingApproval', account: false, record: { name } }),
    find: async (admin, input) => {
      const { data, totalUsers } = (await admin.ok('listRegistrationRequests', input)).body;
      return names(data, totalUsers);
    },
  },
  renewals: {
    make: (name) => makeMember({ status: 'RequestRenew', account: false, record: { name } }),
    find: async (admin, input) => {
      const { data, totalUsers } = (await admin.ok('listRenewalRequests', input)).body;
      return names(data, totalUsers);
    },
  },
};

describe.each(Object.entries(cases))('a search of %s', (_, { make, find }) => {
  test('finds rows of every page by the start of a word, counts them, and can find nothing', async () => {
    const admin = as(await makeAdmin({ name: 'Ratna Kinanti' }));
    await make('Seni Batik');
    for (let number = 1; number <= 4; number += 1) await make(`Lain ${number}`);
    await make('Kelas Bátik Tulis');
    expect(await find(admin, { q: 'BATIK', limit: 2 })).toMatchObject({ total: 2 });
    const found = await find(admin, { q: 'batik', limit: 10 });
    expect([found.names.sort(), found.total]).toEqual([['Kelas Bátik Tulis', 'Seni Batik'], 2]);
    expect(await find(admin, { q: 'lain', limit: 2, page: 2 })).toMatchObject({ total: 4 });
    expect((await find(admin, { q: 'lain', limit: 2, page: 2 })).names).toHaveLength(2);
    expect(await find(admin, { q: 'kelas batik tulis' })).toEqual({ names: ['Kelas Bátik Tulis'], total: 1 });
    expect(await find(admin, { q: 'ati' })).toEqual({ names: [], total: 0 });
    expect(await find(admin, { q: '"; --' })).toEqual({ names: [], total: 0 });
    expect((await find(admin, { limit: 2 })).total).toBe(6);
  });
});

test('a search text that is too long is refused', async () => {
  const admin = as(await makeAdmin());
  const q = 'a'.repeat(limits.searchCharacters + 1);
  for (const name of ['listWrittenBlogs', 'listMessages', 'listInstitutions', 'listOpenBills'] as const) {
    expect((await admin.refused(name, { q })).status, name).toBe(400);
  }
});

test('a search follows renames: titles, names of institutions, and new messages', async () => {
  const admin = as(await makeAdmin());
  const { id } = await makeJournal({ title: 'Lama' });
  await admin.ok('updateJournal', { id, title: 'Baru sekali', description: 'Isi.' });
  const journals = async (q: string) => (await admin.ok('listWrittenJournals', { q })).body.total;
  expect([await journals('lama'), await journals('baru')]).toEqual([0, 1]);
  const { entry } = (await admin.ok('getLastEdit', { id })).body;
  await admin.ok('undoEntry', { id: String(entry?._id) });
  expect([await journals('lama'), await journals('baru')]).toEqual([1, 0]);
  await admin.ok('deleteJournal', { id });
  expect(await journals('lama')).toBe(0);
  await admin.ok('restoreFromBin', { id });
  expect(await journals('lama')).toBe(1);

  const institution = await makeInstitution();
  await admin.ok('renameInstitution', { id: institution.id, name: 'Sekolah Tinggi Kartika' });
  expect((await admin.ok('listInstitutions', { q: 'kartika' })).body.total).toBe(1);
  expect((await admin.ok('listInstitutions', { q: 'institut contoh' })).body.total).toBe(0);

  await anonymous.ok('sendContactMessage', contactForm({ firstName: 'Wulan', email: 'wulan@example.org' }));
  for (const q of ['wulan', 'wulan@example', 'lestari']) {
    expect((await admin.ok('listMessages', { q })).body.data.map(({ email }) => email)).toEqual([
      'wulan@example.org',
    ]);
  }
});

test('open bills are found by code and by the name of the member', async () => {
  const admin = as(await makeAdmin());
  const sari = await makeMember({ status: 'expired', record: { name: 'Sari Dewi' } });
  const budi = await makeMember({ status: 'expired', record: { name: 'Budi Santoso' } });
  const { code } = (await as(sari).ok('openBill', {})).body;
  await as(budi).ok('openBill', {});
  const visitor = (await anonymous.ok('openVisitorBill', { key: 'a'.repeat(32), membership: 'individual' }))
    .body;
  const find = async (q: string) => {
    const { data, found } = (await admin.ok('listOpenBills', { q })).body;
    return [data.map(({ _id }) => _id), found];
  };
  const one = { count: 1, isMore: false };
  expect(await find('sari')).toEqual([[code], one]);
  expect(await find(code.toLowerCase())).toEqual([[code], one]);
  expect(await find(`${visitor.code.slice(0, 4)}-${visitor.code.slice(4)}`)).toEqual([[visitor.code], one]);
  expect(await find('tidak ada')).toEqual([[], { count: 0, isMore: false }]);
  expect((await admin.ok('listOpenBills', {})).body.data).toHaveLength(3);
});

test('a list of content without any entry is empty, although other content is counted', async () => {
  await makeEvent({ title: 'Acara' });
  const admin = as(await makeAdmin());
  for (const list of ['listWrittenBlogs', 'listWrittenJournals', 'listWrittenProducts'] as const) {
    for (const input of [{}, { q: 'acara' }]) {
      expect((await admin.ok(list, input)).body).toMatchObject({ data: [], total: 0 });
    }
  }
});
