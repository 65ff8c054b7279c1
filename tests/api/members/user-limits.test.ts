import { limits } from 'contract/rules/limits';
import { Query } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { valuesOf } from '../../support/check/stores.ts';
import { fillUp } from '../../support/make/many-users.ts';
import { makeAdmin, type Person } from '../../support/make/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores, suite } from '../../support/suite/emulators.ts';

// The emulator looks at every user where production has an index.
vi.setConfig({ testTimeout: 120_000 });

let admin: Person;

/** The tests only read, but for the audit. */
beforeAll(async () => {
  await resetStores();
  admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
});

afterEach(() => vi.restoreAllMocks());

/** Has the store refuse the `at`-th batch of users. */
function failNextBatch(at: number): void {
  const get = Query.prototype.get;
  let batches = 0;
  vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: Query) {
    batches += 1;
    return batches === at ? Promise.reject(new Error('The store is away.')) : get.call(this);
  });
}

describe('with more users than are counted', () => {
  beforeAll(() => fillUp(0, limits.countedRows + 1));

  test('a search counts to its bound, says so, and ends its pages there', async () => {
    const first = await as(admin).ok('listUsers', { q: 'example.org' });
    expect(first.body).toMatchObject({ totalUsers: limits.countedRows, totalPages: 100, isMore: true });
    expect(first.reads).toBe(13);
    const last = (await as(admin).ok('listUsers', { q: 'example.org', page: 500 })).body;
    expect(last.data).toHaveLength(10);
    expect(last).toEqual((await as(admin).ok('listUsers', { q: 'example.org', page: 100 })).body);
  });
});

describe('with some thousands of users', () => {
  beforeAll(() => fillUp(0, 4100));

  test('its last pages cost what its first do, and hold the oldest in their order', async () => {
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

  test('a jump into its middle lands where 2,000 rows are passed', async () => {
    const [front, end] = [
      await as(admin).ok('listUsers', { page: 205 }),
      await as(admin).ok('listUsers', { page: 206 }),
    ];
    expect([front.body.page, front.reads]).toEqual([201, 2013]);
    expect([end.body.page, end.reads]).toEqual([210, 2013]);
    expect(front.body.data).toHaveLength(10);
  });

  test('a filter is counted to the end, at the price of a small one', async () => {
    const { body, reads } = await as(admin).ok('listUsers', { status: 'expired', role: 'Member' });
    expect(body).toMatchObject({ totalUsers: 820, totalPages: 82, isMore: false });
    expect(reads).toBe(14);
  });

  test('a CSV file holds all of them, batch after batch, and the admin', async () => {
    const { bytes, headers } = await as(admin).ok('exportUsers', { sort: 'createdAt' });
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines.slice(-3, -2)[0]).toContain(' 4099"');
    expect(lines.slice(-2)).toEqual(['', '']);
    expect(new Set(lines.slice(1, -2)).size).toBe(4101);
    expect(headers.get('x-total-rows')).toBe('4101');
    expect(await valuesOf('audit')).toMatchObject([{ action: 'users.export', details: { count: 4101 } }]);
  });

  test('a CSV file that fails in its middle says so in its last line, and does not look whole', async () => {
    const errors: unknown[] = [];
    // The first batch has been sent by then.
    failNextBatch(2);
    const { status, bytes } = await as(admin, inProcess({ errors })).call('exportUsers', {});
    const lines = bytes.toString('utf8').split('\r\n');
    expect([status, lines.length]).toEqual([200, 503]);
    expect(lines.at(-2)).toBe(
      '"BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi."',
    );
    expect(lines.at(-1)).toBe('');
    expect(errors).toMatchObject([{ message: 'The store is away.' }]);
  });

  test('one that fails before its first row is a fault like any other', async () => {
    failNextBatch(1);
    const { body } = await as(admin, inProcess()).refused('exportUsers', {});
    expect(body.code).toBe('internal');
  });

  test('whoever leaves ends the reading', async () => {
    const left = new AbortController();
    const response = await fetch(`${suite.baseUrl}/api/users/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: left.signal,
    });
    expect((await response.body?.getReader().read())?.done).toBe(false);
    left.abort();
    // The function lives on and answers the next one.
    expect((await as(admin).ok('listUsers', {})).reads).toBe(13);
  });
});
