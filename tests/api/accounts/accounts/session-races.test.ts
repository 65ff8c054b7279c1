import { describe, expect, test } from 'vitest';
import { hashToken } from '../../../../functions/src/auth/caller.ts';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { endedSession, newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, type Client, inProcess } from '../../../support/suite/client.ts';

const newPassword = 'rahasia-baru';
const twice = { password: newPassword, confirmPassword: newPassword };
const isLive = async (token: string) => (await inProcess(token).ok('getLoginStatus', {})).body.isLogin;
const liveHashes = async ({ id }: Person) =>
  ((await storedDocument('sessions', id)).live as { hash: string }[]).map(({ hash }) => hash);

const change = (client: Client, { password }: Person) =>
  client.ok('changePassword', { currentPassword: password, ...twice });

/** Logs in concurrently with the same password. Returns the tokens of those that succeeded. */
const race = async ({ email, password }: Person, count: number, client: Client): Promise<string[]> => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => client.call('login', { email, password })),
  );
  return answers.flatMap(({ status, body }) => (status === 200 ? [(body as { token: string }).token] : []));
};

/** Changes the password while `count` logins with the old one run. Requires that only its session lives. */
async function changeDuringLogins(
  count: number,
  [owner, visitor]: readonly [Client, Client],
  member: Person,
) {
  const [before, [{ body }, tokens]] = [
    await liveHashes(member),
    await Promise.all([change(owner, member), race(member, count, visitor)]),
  ];
  expect(await liveHashes(member)).toEqual([hashToken(body.token)]);
  expect([...before, ...tokens.map(hashToken)]).not.toContain(hashToken(body.token));
  expect(await isLive(body.token)).toBe(true);
  for (const token of [member.token, ...tokens]) expect(await isLive(token)).toBe(false);
}

describe('after a password change', () => {
  // Each concurrent request through Hosting needs a process of its own.
  test('only its session lives, next to concurrent logins with the old password', async () => {
    const member = await makeMember();
    await changeDuringLogins(3, [as(member), anonymous], member);
  }, 60_000);

  test.each([
    [5, 14],
    [40, 1],
  ])(
    'only its session lives, in %i rounds with %i concurrent logins',
    { tags: ['full'], timeout: 120_000 },
    async (rounds, logins) => {
      for (let round = 0; round < rounds; round += 1) {
        const member = await makeMember();
        await changeDuringLogins(logins, [inProcess(member), inProcess()], member);
      }
    },
  );

  test('no session of a login with the old password has the token of the new session', async () => {
    const member = await makeMember();
    const tokens: string[] = [];
    const real = authAccounts.setPassword.bind(authAccounts);
    authAccounts.setPassword = async (...args) => {
      tokens.push(...(await race(member, 1, inProcess())));
      return real(...args);
    };
    try {
      tokens.push((await change(inProcess(member), member)).body.token);
    } finally {
      authAccounts.setPassword = real;
    }
    expect(tokens).toHaveLength(2);
    expect(await Promise.all(tokens.map(isLive))).toEqual([false, true]);
  });
});

describe('an owner whose session was displaced by five logins of another person', () => {
  const displace = async (member: Person) => {
    for (let count = 0; count < 5; count += 1) await newSession(member);
    expect(await isLive(member.token)).toBe(false);
  };

  test('changes the password with the current one, and all other sessions end', async () => {
    const member = await makeMember();
    await displace(member);
    expect((await as(member).refused('getProfile', {})).status).toBe(401);
    const { body } = await change(as(member), member);
    expect(await liveHashes(member)).toEqual([hashToken(body.token)]);
    expect((await as(body.token).ok('getProfile', {})).body._id).toBe(member.id);
    expect(
      (await as(member).refused('changePassword', { currentPassword: newPassword, ...twice })).status,
    ).toBe(401);
  });

  test('changes the password during further logins, in every round', {
    tags: ['full'],
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await makeMember();
      await displace(member);
      await changeDuringLogins(5, [inProcess(member), inProcess()], member);
    }
  });

  test('changes nothing with a wrong current password', async () => {
    const member = await makeMember();
    await displace(member);
    const before = await storedDocument('sessions', member.id);
    const wrong = { currentPassword: 'bukan-ini', ...twice };
    expect((await as(member).refused('changePassword', wrong)).body.code).toBe('invalid-input');
    expect(await storedDocument('sessions', member.id)).toEqual(before);
  });

  test('changes no password after a logout', async () => {
    const member = await makeMember();
    await displace(member);
    await inProcess(member).ok('logout', {});
    const input = { currentPassword: member.password, ...twice };
    expect((await inProcess(member).refused('changePassword', input)).status).toBe(401);
  });

  test.each([
    ['the other sessions', async (other: string) => as(other).ok('endSession', { session: 'others' })],
    [
      'all sessions, as an admin,',
      async (_other: string, { id }: Person) => as(await makeAdmin()).ok('endUserSessions', { id }),
    ],
  ])('changes no password after a user ended %s', async (_which, end) => {
    const member = await makeMember();
    await displace(member);
    await end(await newSession(member), member);
    const { status } = await as(member).refused('changePassword', {
      currentPassword: member.password,
      ...twice,
    });
    expect(status).toBe(401);
  });

  test('changes no password with a session that had ended before', async () => {
    const member = await makeMember();
    const ended = await endedSession(member);
    await displace(member);
    const { status } = await as(ended).refused('changePassword', {
      currentPassword: member.password,
      ...twice,
    });
    expect(status).toBe(401);
  });
});

describe('a login right after the end of a session', () => {
  test('works, and the ended session stays ended, in fifty rounds', {
    tags: ['full'],
    timeout: 60_000,
  }, async () => {
    const member = await makeMember();
    let token = await newSession(member);
    for (let round = 0; round < 50; round += 1) {
      await inProcess(token).ok('logout', {});
      const next = await newSession(member);
      expect([await isLive(token), await isLive(next)]).toEqual([false, true]);
      token = next;
    }
  });

  test('over HTTP works next to its logout', async () => {
    const member = await makeMember();
    const token = await newSession(member);
    const [, tokens] = await Promise.all([as(token).ok('logout', {}), race(member, 2, anonymous)]);
    expect(await isLive(token)).toBe(false);
    expect(new Set([token, ...tokens]).size).toBe(tokens.length + 1);
    for (const other of tokens) expect(await isLive(other)).toBe(true);
  }, 60_000);

  test.each([
    [
      'a logout everywhere',
      async (token: string) => inProcess(token).ok('endSession', { session: 'others' }),
    ],
    [
      'an end by an admin',
      async (_token: string, { id }: Person) => as(await makeAdmin()).ok('endUserSessions', { id }),
    ],
    [
      'a reset of the password',
      async (_token: string, { email, password }: Person) =>
        anonymous.ok('resetPassword', {
          oobCode: String(await authAccounts.passwordResetCode(email)),
          password,
          confirmPassword: password,
        }),
    ],
  ])('does not bring a session back that %s ended', async (_how, end) => {
    const member = await makeMember();
    const ended = [await newSession(member), await newSession(member), await newSession(member)];
    await end(await newSession(member), member);
    const tokens = [await newSession(member), await newSession(member), await newSession(member)];
    expect(await Promise.all([...ended, ...tokens].map(isLive))).toEqual([
      ...[false, false, false],
      ...[true, true, true],
    ]);
  });
});

test('the random part of a token is required, and part of it', async () => {
  const member = await makeMember();
  const token = await newSession(member);
  const cookie = token.split('.').slice(0, 3).join('.');
  const invented = 'A'.repeat(22);
  for (const wrong of [cookie, `${cookie}.`, `${cookie}.${invented}`, `${token}.x`, `${token}x`])
    expect(await isLive(wrong)).toBe(false);
  expect(await isLive(token)).toBe(true);
});
