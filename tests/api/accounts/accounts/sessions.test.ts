import { limits } from 'contract/rules/limits';
import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '../../../../functions/src/auth/caller.ts';
import { clock } from '../../../../functions/src/data/clock.ts';
import { changeDocument, documentOf, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { claimsOf, newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';

const hour = 60 * 60 * 1000;
const login = async ({ email, password }: Person) =>
  (await anonymous.ok('login', { email, password })).body.token;
const liveSessions = async ({ id }: Person) =>
  (await storedDocument('sessions', id)).live as { hash: string; createdAt: Date; expiresAt: Date }[];
const isLive = async (token: string) => (await as(token).ok('getLoginStatus', {})).body.isLogin;

describe('a session', () => {
  test.each([
    ['an admin', 8, () => makeAdmin()],
    ['a member', 120, () => makeMember()],
  ])('of %s lives %i hours, in the token and in the list', async (_who, hours, make) => {
    const person = await make();
    const token = await login(person);
    const { iat, exp, id, role } = claimsOf(token) as Record<string, number>;
    expect(Number(exp) - Number(iat)).toBe(hours * 3600);
    expect({ id, role }).toEqual({ id: person.id, role: hours === 8 ? 'Admin' : 'Member' });
    const session = (await liveSessions(person)).find(({ hash }) => hash === hashToken(token));
    expect(session).toBeDefined();
    expect(Number(session?.expiresAt) - Number(session?.createdAt)).toBe(hours * hour);
  });

  test.each([
    ['an admin', limits.sessions.adminHours, () => makeAdmin()],
    ['a member', limits.sessions.memberHours, () => makeMember()],
  ])('of %s expires by itself', async (_who, hours, make) => {
    const person = await make();
    const token = await newSession(person);
    const client = inProcess(token);
    const now = Date.now();
    // In use the whole time.
    const live = (await liveSessions(person)).map((one) => ({ ...one, usedAt: new Date(now + 9 * hour) }));
    await changeDocument('sessions', person.id, { live });
    const moved = vi.spyOn(clock, 'now');
    moved.mockReturnValue(new Date(now + hours * hour - 60_000));
    expect((await client.ok('getProfile', {})).body._id).toBe(person.id);
    moved.mockReturnValue(new Date(now + hours * hour + 60_000));
    expect((await client.refused('getProfile', {})).status).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const member = await makeMember();
    const token = await login(member);
    const stored = JSON.stringify(await storedDocument('sessions', member.id));
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token.slice(0, 40));
  });

  test('differs from another session of the same second', async () => {
    const member = await makeMember();
    const tokens = [await newSession(member), await newSession(member), await newSession(member)];
    expect(new Set(tokens).size).toBe(3);
    await as(tokens[1]).ok('logout', {});
    expect(await Promise.all(tokens.map(isLive))).toEqual([true, false, true]);
  });
});

describe('five sessions', () => {
  test('live in parallel; a sixth ends the oldest', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const tokens = [member.token];
    for (let count = 0; count < 4; count += 1) tokens.push(await login(member));
    for (const token of tokens) expect(await isLive(token)).toBe(true);

    const sixth = await login(member);
    expect(await isLive(member.token)).toBe(false);
    for (const token of [...tokens.slice(1), sixth, other.token]) expect(await isLive(token)).toBe(true);
    expect(await liveSessions(member)).toHaveLength(5);
  });

  test('do not include ended ones, which free their place at the next login', async () => {
    const member = await makeMember();
    const now = Date.now();
    vi.spyOn(clock, 'now').mockReturnValue(new Date(now - 6 * 24 * hour));
    for (let count = 0; count < 3; count += 1) await newSession(member);
    vi.restoreAllMocks();
    const fresh = await newSession(member);
    const hashes = (await liveSessions(member)).map(({ hash }) => hash);
    expect(hashes).toEqual([hashToken(member.token), hashToken(fresh)]);
  });
});

describe('a logout', () => {
  test('ends only the session in use', async () => {
    const member = await makeMember();
    const second = await login(member);
    expect((await as(second).ok('logout', {})).body).toEqual({ message: 'Anda telah keluar.' });
    expect((await as(second).refused('getProfile', {})).body.code).toBe('unauthenticated');
    expect((await as(second).refused('logout', {})).status).toBe(401);
    expect((await as(member).ok('getProfile', {})).body._id).toBe(member.id);
    expect((await liveSessions(member)).map(({ hash }) => hash)).toEqual([hashToken(member.token)]);
  });

  test('ends its session even if another login happens in between, which stays valid', async () => {
    const member = await makeMember();
    let other = '';
    beforeNextWrite(async () => {
      other = await login(member);
    });
    await inProcess(member).ok('logout', {});
    expect(await isLive(member.token)).toBe(false);
    expect(await isLive(other)).toBe(true);
  });

  test('sent by all five sessions concurrently ends each of them', async () => {
    const member = await makeMember();
    const tokens = [member.token];
    for (let count = 0; count < 4; count += 1) tokens.push(await newSession(member));
    await Promise.all(tokens.map((token) => inProcess(token).ok('logout', {})));
    expect(await liveSessions(member)).toEqual([]);
  });

  test('of an account that is deleted concurrently does not fail', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    beforeNextWrite(() => as(admin).ok('deleteUser', { id: member.id }));
    await inProcess(member).ok('logout', {});
    expect(await documentOf('sessions', member.id)).toBeUndefined();
  });
});

test('role and status follow the record immediately, even if the token says otherwise', async () => {
  const admin = await makeAdmin();
  const token = await login(admin);
  await as(token).ok('listUsers', {});
  await changeDocument('users', admin.id, { role: 'Member', isActive: 'expired' });
  expect((await as(token).refused('listUsers', {})).body.code).toBe('forbidden');
  expect((await as(token).ok('getProfile', {})).body).toMatchObject({ role: 'Member', isActive: 'expired' });
});

test('fourteen parallel logins of one account succeed, or are asked to try again', async () => {
  const { email, password } = await makeMember();
  vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '100');
  vi.stubEnv('LOGIN_ATTEMPTS_BEFORE_WAITING', '100');
  // In this process, because the emulator starts a process for each concurrent request.
  const racers = Array.from({ length: 14 }, () => inProcess().call('login', { email, password }));
  const outcomes = (await Promise.all(racers)).map(({ status, body, headers }) =>
    status === 200 ? 'ok' : [status, (body as { code?: string }).code, headers.get('retry-after')],
  );
  expect(outcomes).toContain('ok');
  expect(outcomes.filter((outcome) => outcome !== 'ok')).toEqual(
    outcomes.flatMap((outcome) => (outcome === 'ok' ? [] : [[503, 'busy', '2']])),
  );
}, 60_000);
