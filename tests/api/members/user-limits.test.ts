import { limits } from 'contract/rules/limits';
import { Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { valuesOf } from '../../support/assertions/stores.ts';
import { addUsers } from '../../support/factories/many-users.ts';
import { makeAdmin, type Person } from '../../support/factories/people.ts';
import { as, inProcess, inProcessTransport } from '../../support/suite/client.ts';
import { suite } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';

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
  const get = Query.prototype.get;
  let batches = 0;
  vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: Query) {
    batches += 1;
    return batches === at ? Promise.reject(new Error('The store is away.')) : get.call(this);
  });
}

describe('with more users than are counted', () => {
  beforeAll(() => addUsers(0, limits.maxCountedRows + 1));

  test('a search counts up to its limit, reports this, and ends its pages there', async () => {
    const first = await as(admin).ok('listUsers', { q: 'example.org' });
    expect(first.body).toMatchObject({ totalUsers: limits.maxCountedRows, totalPages: 100, isMore: true });
    expect(first.reads).toBe(13);
    const last = (await as(admin).ok('listUsers', { q: 'example.org', page: 500 })).body;
    expect(last.data).toHaveLength(10);
    expect(last).toEqual((await as(admin).ok('listUsers', { q: 'example.org', page: 100 })).body);
  });
});

describe('with several thousand users', () => {
  beforeAll(() => addUsers(0, 4100));

  test('the last pages cost as much as the first, and contain the oldest users in order', async () => {
    const page = async (number: number) => {
      const { body, reads } = await as(admin).ok('listUsers', { page: number });
      return { page: body.page, reads, names: body.data.map(({ name }) => Number(name.split(' ').at(-1))) };
    };
    expect((await page(1)).reads).toBe(13);
    expect(await page(409)).toEqual({
      page: 409,
      reads: 23,
      names: [18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
    });
    expect((await page(410)).reads).toBe(13);
    expect(await page(9999)).toEqual(await page(410));
  });

  test('a jump into the middle ends where 2,000 rows are passed', async () => {
    const [front, end] = [
      await as(admin).ok('listUsers', { page: 205 }),
      await as(admin).ok('listUsers', { page: 206 }),
    ];
    expect([front.body.page, front.reads]).toEqual([201, 2013]);
    expect([end.body.page, end.reads]).toEqual([210, 2013]);
    expect(front.body.data).toHaveLength(10);
  });

  test('a filter is counted completely, at the cost of a small one', async () => {
    const { body, reads } = await as(admin).ok('listUsers', { status: 'expired', role: 'Member' });
    expect(body).toMatchObject({ totalUsers: 820, totalPages: 82, isMore: false });
    expect(reads).toBe(14);
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
    expect((await as(admin).ok('listUsers', {})).reads).toBe(13);
  });
});
