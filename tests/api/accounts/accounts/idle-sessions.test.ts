import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { changeDocument, storedDocument } from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { inProcess } from '../../../support/suite/client.ts';

const start = Date.now();
const afterMinutes = (minutes: number) =>
  vi.spyOn(clock, 'now').mockReturnValue(new Date(start + minutes * 60_000));

/** Returns a session as a login creates it, at the start time. */
async function loggedIn(person: Person) {
  afterMinutes(0);
  return inProcess(await newSession(person));
}
const liveOf = async ({ id }: Person) =>
  (await storedDocument('sessions', id)).live as { usedAt?: Date; hash: string }[];

describe('the session of an admin', () => {
  test('ends 30 minutes after its last use', async () => {
    const client = await loggedIn(await makeAdmin());
    for (const minutes of [29, 58]) {
      afterMinutes(minutes);
      expect((await client.ok('getProfile', {})).reads).toBe(2);
    }
    afterMinutes(58 + 31);
    expect((await client.ok('getLoginStatus', {})).body.isLogin).toBe(false);
    expect((await client.refused('getProfile', {})).body.code).toBe('unauthenticated');
    expect((await client.refused('useSession', {})).status).toBe(401);
  });

  test('is extended by activity, not by the status check', async () => {
    const admin = await makeAdmin();
    const [asking, telling] = [await loggedIn(admin), await loggedIn(admin)];
    afterMinutes(20);
    expect((await asking.ok('getLoginStatus', {})).body.isLogin).toBe(true);
    expect((await telling.ok('useSession', {})).body).toEqual({ isLogin: true });
    afterMinutes(40);
    expect((await asking.refused('getProfile', {})).status).toBe(401);
    expect((await telling.ok('getProfile', {})).body._id).toBe(admin.id);
  });

  test('stores its use at most every two minutes', async () => {
    const client = await loggedIn(await makeAdmin());
    afterMinutes(1.9);
    expect(await writesOf(() => client.ok('getProfile', {}))).toEqual([]);
    afterMinutes(2.1);
    expect(await writesOf(() => client.ok('getProfile', {}))).toEqual(['update sessions as read']);
    afterMinutes(4);
    expect(await writesOf(() => client.ok('getProfile', {}))).toEqual([]);
    afterMinutes(5);
    // Either use may follow the logout, and must not restore the session.
    const use = () => client.call('getProfile', {});
    const statuses = (await Promise.all([use(), use(), client.call('logout', {})])).map(
      ({ status }) => status,
    );
    const isAnswered = expect.toBeOneOf([200, 401]);
    expect(statuses).toEqual([isAnswered, isAnswered, 200]);
    expect((await client.refused('getProfile', {})).status).toBe(401);
  });

  test('without a stored time of use counts as in use', async () => {
    const admin = await makeAdmin();
    const client = await loggedIn(admin);
    const live = (await liveOf(admin)).map(({ usedAt: _usedAt, ...one }) => one);
    await changeDocument('sessions', admin.id, { live });
    afterMinutes(120);
    expect((await client.ok('getProfile', {})).body._id).toBe(admin.id);
    expect((await liveOf(admin)).at(-1)?.usedAt).toEqual(new Date(start + 120 * 60_000));
    afterMinutes(151);
    expect((await client.refused('getProfile', {})).status).toBe(401);
  });
});

test('the session of a member has no idle limit', async () => {
  const member = await makeMember();
  const client = await loggedIn(member);
  afterMinutes(4 * 24 * 60);
  expect(await writesOf(() => client.ok('getProfile', {}))).toEqual([]);
});
