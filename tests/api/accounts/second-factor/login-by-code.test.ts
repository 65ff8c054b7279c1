import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { changeDocument, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const localClient = inProcess();

/** Returns the answer to the password, which contains no session. */
async function ticketOf({ email, password }: Person, client = anonymous): Promise<string> {
  const { status, body } = await client.refused('login', { email, password });
  expect([status, body.code, body.message]).toEqual([
    401,
    'code-needed',
    'Masukkan kode dari aplikasi autentikator Anda.',
  ]);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'proof', 'ticket']);
  expect(body.proof).toBe('code');
  return body.ticket as string;
}

const live = async ({ id }: Person) =>
  ((await storedDocument('sessions', id)).live as { hash: string; provenAt?: Date }[]).length;
const audit = async () => (await valuesOf('audit')).map(({ action }) => action);
const wait = 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi.';

describe('a login with a second factor', () => {
  test.each([
    ['an admin', () => makeAdmin()],
    ['a member', () => makeMember()],
  ])('of %s accepts the password and then the code', async (_who, make) => {
    const person = await make();
    const { secret } = await enrol(person);
    expect(await live(person)).toBe(1);
    const ticket = await ticketOf(person);
    expect(await live(person)).toBe(1);
    const { body, reads } = await anonymous.ok('loginByCode', { ticket, code: computeAppCode(secret) });
    expect(reads).toBe(5);
    expect(body.user).toEqual({
      _id: person.id,
      name: person.name,
      email: person.email,
      role: expect.any(String),
    });
    expect((await as(body.token).ok('getProfile', {})).body._id).toBe(person.id);
    expect(await live(person)).toBe(2);
    expect(Object.values((await everything()).documents.loginTickets ?? {})).toEqual([]);
  });

  test('stores neither ticket nor token readably', async () => {
    const admin = await makeAdmin();
    const { secret, recoveryCodes } = await enrol(admin);
    const ticket = await ticketOf(admin);
    const stored = JSON.stringify((await everything()).documents);
    for (const text of [ticket, secret, ...recoveryCodes, 'eyJ']) expect(stored).not.toContain(text);
  });

  test('accepts each code once, with any ticket', async () => {
    const admin = await makeAdmin();
    const { secret } = await enrol(admin);
    const [first, second] = [await ticketOf(admin), await ticketOf(admin)];
    const code = computeAppCode(secret);
    await anonymous.ok('loginByCode', { ticket: first, code });
    const again = await anonymous.refused('loginByCode', { ticket: second, code });
    expect([again.status, again.body.fields]).toEqual([
      400,
      { code: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda.' },
    ]);
    const used = await anonymous.refused('loginByCode', { ticket: first, code });
    expect([used.status, used.body.code, used.body.message]).toEqual([410, 'gone', wait]);
    expect(await live(admin)).toBe(2);
  });

  // Fifty concurrent requests take long on a busy machine.
  test.each([
    ['fifty', 'one ticket', 50, 1],
    ['five', 'five tickets', 5, 5],
  ])(
    'of %s equal concurrent codes with %s creates one session',
    async (_many, _with, calls, count) => {
      vi.stubEnv('FACTOR_CODES_PER_ACCOUNT', '1000');
      const admin = await makeAdmin();
      const { secret } = await enrol(admin);
      const tickets: string[] = [];
      for (let n = 0; n < count; n += 1) tickets.push(await ticketOf(admin, localClient));
      const code = computeAppCode(secret);
      const answers = await Promise.all(
        Array.from({ length: calls }, (_, n) =>
          localClient.call('loginByCode', { ticket: tickets[n % count] ?? '', code }),
        ),
      );
      vi.unstubAllEnvs();
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await live(admin)).toBe(2);
    },
    120_000,
  );
});

describe('a ticket', () => {
  test('ends with the fifth wrong code', async () => {
    const admin = await makeAdmin();
    const { secret } = await enrol(admin);
    const ticket = await ticketOf(admin);
    for (let n = 0; n < 5; n += 1)
      expect((await anonymous.refused('loginByCode', { ticket, code: 'x' })).status).toBe(400);
    expect((await anonymous.refused('loginByCode', { ticket, code: computeAppCode(secret) })).status).toBe(
      410,
    );
    expect(await live(admin)).toBe(1);
  });

  test('with many concurrent wrong codes checks five of them', async () => {
    const admin = await makeAdmin();
    await enrol(admin);
    const ticket = await ticketOf(admin, localClient);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => localClient.call('loginByCode', { ticket, code: `wrong-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect(answers.map(({ status }) => status)).not.toContain(200);
  });

  test('is valid for five minutes, from its own network', async () => {
    const admin = await makeAdmin();
    const { secret } = await enrol(admin);
    const ticket = await ticketOf(admin, localClient);
    const elsewhere = as(undefined, inProcessTransport(), { 'x-forwarded-for': '203.0.113.9' });
    expect((await elsewhere.refused('loginByCode', { ticket, code: computeAppCode(secret) })).status).toBe(
      410,
    );
    const later = new Date(Date.now() + 5 * 60_000 + 1000);
    freezeClock(later);
    expect(
      (await localClient.refused('loginByCode', { ticket, code: computeAppCode(secret, later) })).status,
    ).toBe(410);
    vi.restoreAllMocks();
    await localClient.ok('loginByCode', { ticket, code: computeAppCode(secret) });
  });

  test.each([
    [
      'was changed',
      (admin: Person) =>
        as(admin).ok('changePassword', {
          currentPassword: admin.password,
          password: 'rahasia-baru',
          confirmPassword: 'rahasia-baru',
        }),
    ],
    [
      'was set by a mailed code',
      async ({ email }: Person) =>
        anonymous.ok('resetPassword', {
          oobCode: String(await authAccounts.passwordResetCode(email)),
          password: 'rahasia-baru',
          confirmPassword: 'rahasia-baru',
        }),
    ],
    [
      'has another address',
      async ({ id }: Person) => {
        await changeDocument('users', id, { emailVerifiedAt: null });
        await as(await makeAdmin()).ok('changeUserEmail', { id, email: 'baru@example.org' });
      },
    ],
  ])('is void after the account %s', async (_what, happens) => {
    const admin = await makeAdmin();
    const { secret } = await enrol(admin);
    const ticket = await ticketOf(admin);
    await happens(admin);
    const sessions = await live(admin);
    expect((await anonymous.refused('loginByCode', { ticket, code: computeAppCode(secret) })).status).toBe(
      410,
    );
    expect(await live(admin)).toBe(sessions);
  });
});

test('codes are limited per account over all tickets, and the owner gets one mail', async () => {
  const admin = await makeAdmin();
  const { secret } = await enrol(admin);
  const now = new Date();
  // In one window of the limit, together with the code of the app's setup.
  freezeClock(now);
  const tickets = [
    await ticketOf(admin, localClient),
    await ticketOf(admin, localClient),
    await ticketOf(admin, localClient),
  ];
  const answers: number[] = [];
  for (let n = 0; n < 12; n += 1)
    answers.push((await localClient.call('loginByCode', { ticket: tickets[n % 3] ?? '', code: 'x' })).status);
  expect(answers.slice(0, 9)).toEqual(Array(9).fill(400));
  expect(answers.slice(10)).toEqual([429, 429]);
  const right = await localClient.refused('loginByCode', {
    ticket: tickets[0] ?? '',
    code: computeAppCode(secret, now),
  });
  expect(right.status).toBe(429);
  expect((await audit()).filter((action) => action === 'factor.guessed')).toHaveLength(1);
  expect((await valuesOf('outbox')).map(({ data }) => (data as { what: string }).what).sort()).toEqual([
    'enrol',
    'guessed',
  ]);
  vi.restoreAllMocks();
});

describe('every other way to a session', () => {
  test('a password reset keeps the second factor', async () => {
    const admin = await makeAdmin();
    const { secret } = await enrol(admin);
    const oobCode = String(await authAccounts.passwordResetCode(admin.email));
    const password = 'rahasia-baru';
    await anonymous.ok('resetPassword', { oobCode, password, confirmPassword: password });
    const ticket = await ticketOf({ ...admin, password });
    await anonymous.ok('loginByCode', { ticket, code: computeAppCode(secret) });
  });

  test('a changed password continues the session, with its earlier authentication time', async () => {
    const admin = await makeAdmin();
    await enrol(admin);
    const before = (await storedDocument('sessions', admin.id)).live as { provenAt: Date }[];
    const password = 'rahasia-baru';
    const { body } = await as(admin).ok('changePassword', {
      currentPassword: admin.password,
      password,
      confirmPassword: password,
    });
    await as(body.token).ok('getProfile', {});
    const after = (await storedDocument('sessions', admin.id)).live as { provenAt: Date }[];
    expect(after.map(({ provenAt }) => provenAt)).toEqual([before[0]?.provenAt]);
  });

  test('a recovery code logs in once, with a mail and an audit entry', async () => {
    const admin = await makeAdmin();
    const { recoveryCodes } = await enrol(admin);
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const { token } = (await anonymous.ok('loginByCode', { ticket: await ticketOf(admin), code: typed }))
      .body;
    expect((await as(token).ok('getFactor', {})).body.factor?.recoveryLeft).toBe(9);
    const again = await anonymous.refused('loginByCode', { ticket: await ticketOf(admin), code });
    expect(again.status).toBe(400);
    expect(await audit()).toContain('factor.recovery-used');
    expect((await valuesOf('outbox')).map(({ data }) => (data as { what: string }).what)).toContain(
      'recovery-used',
    );
  });
});
