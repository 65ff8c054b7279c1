import { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { addUsers } from '../../../support/factories/many-users.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { shareStores } from '../../../support/suite/reset.ts';

// The emulator scans every user where production uses an index.
vi.setConfig({ testTimeout: 120_000 });

let admin: Person;

/** The tests only read, except for the audit. */
shareStores();
beforeAll(async () => {
  admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
});

/** Makes the store refuse batch number `at` of users. */
function failNextBatch(at: number): void {
  const getAll = Firestore.prototype.getAll;
  let batches = 0;
  vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(function (this: Firestore, ...documents) {
    // The session of the caller is read in the same way.
    if (documents.length > 100) batches += 1;
    return batches === at ? Promise.reject(new Error('The store is away.')) : getAll.apply(this, documents);
  });
}

describe('with several thousand users', { tags: ['full'] }, () => {
  beforeAll(() => addUsers(0, 4100));

  test('each page costs as much as the first, also in the middle and at the end', async () => {
    const page = async (number: number) => {
      const { body, budgetedReads } = await as(admin).ok('listUsers', { page: number });
      const names = body.data.map(({ name }) => Number(name.split(' ').at(-1)));
      return { page: body.page, budgetedReads, first: names[0], count: names.length };
    };
    expect(await page(1)).toEqual({ page: 1, budgetedReads: 13, first: 4099, count: 10 });
    expect(await page(205)).toEqual({ page: 205, budgetedReads: 13, first: 2059, count: 10 });
    expect(await page(409)).toEqual({ page: 409, budgetedReads: 13, first: 19, count: 10 });
    // The admin joined before all others.
    expect(await page(411)).toMatchObject({ page: 411, budgetedReads: 4, count: 1 });
    expect(await page(9999)).toEqual(await page(411));
  });

  test('a search and a filter are counted completely, at the cost of a small one', async () => {
    const searched = await as(admin).ok('listUsers', { q: 'example.org', limit: 50 });
    expect(searched.body).toMatchObject({ totalUsers: 4101, totalPages: 83, isMore: false });
    const filtered = await as(admin).ok('listUsers', { status: 'expired', role: 'Member' });
    expect(filtered.body).toMatchObject({ totalUsers: 820, totalPages: 82, isMore: false });
    expect([searched.budgetedReads, filtered.budgetedReads]).toEqual([53, 13]);
  });

  test('a CSV file contains all of them, batch after batch, and the admin', async () => {
    const { bytes, headers } = await as(admin).ok('exportUsers', { sort: 'createdAt' });
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines.slice(-3, -2)[0]).toContain(' 4099"');
    expect(lines.slice(-2)).toEqual(['', '']);
    expect(new Set(lines.slice(1, -2)).size).toBe(4101);
    expect(headers.get('x-total-rows')).toBe('4101');
    expect(await valuesOf('audit')).toMatchObject([{ action: 'users.export', details: { count: 4101 } }]);
  });

  test('a CSV file that fails half-way says so in its last line and is not complete', async () => {
    const errors: unknown[] = [];
    // The first batch has been sent by then.
    failNextBatch(2);
    const { status, bytes } = await as(admin, inProcessTransport({ errors })).call('exportUsers', {});
    const lines = bytes.toString('utf8').split('\r\n');
    expect([status, lines.length]).toEqual([200, 503]);
    expect(lines.at(-2)).toBe(
      '"BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi."',
    );
    expect(lines.at(-1)).toBe('');
    expect(errors).toMatchObject([{ message: 'The store is away.' }]);
  });

  test('a failure before the first row is an ordinary error', async () => {
    failNextBatch(1);
    const { body } = await inProcess(admin).refused('exportUsers', {});
    expect(body.code).toBe('internal');
  });

  test('a caller who disconnects ends the reading', async () => {
    const left = new AbortController();
    const response = await fetch(`${suite.baseUrl}/api/users/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: left.signal,
    });
    expect((await response.body?.getReader().read())?.done).toBe(false);
    left.abort();
    // The function still works and answers the next call.
    expect((await as(admin).ok('listUsers', {})).budgetedReads).toBe(13);
  });
});
