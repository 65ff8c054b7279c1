import { limits } from 'contract/rules/limits';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { valuesOf } from '../../support/check/stores.ts';
import { fillUp } from '../../support/make/many-users.ts';
import { makeAdmin, type Person } from '../../support/make/people.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

// The emulator looks at every user where production has an index.
vi.setConfig({ testTimeout: 120_000 });

let admin: Person;

/** The tests only read, but for the audit. */
beforeAll(async () => {
  await resetStores();
  admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
});

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

describe('with more users than are exported', () => {
  beforeAll(() => fillUp(0, limits.exportRows + 1));

  test('a filter is counted to the end, at the price of a small one', async () => {
    const { body, reads } = await as(admin).ok('listUsers', { status: 'expired', role: 'Member' });
    expect(body).toMatchObject({ totalUsers: 1000, totalPages: 100, isMore: false });
    expect(reads).toBe(14);
  });

  test('a CSV file ends at its bound, and the audit says that it is not complete', async () => {
    const { bytes } = await as(admin).ok('exportUsers', { sort: 'createdAt' });
    expect(bytes.toString('utf8').split('\r\n').slice(1, -1)).toHaveLength(limits.exportRows);
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'users.export', details: { count: limits.exportRows, complete: false } },
    ]);
  });
});
