import { ApiError } from 'contract/errors';
import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { delay } from '../../../functions/src/model/accounts/login-limits.ts';
import { documentsOf, everythingButAudit, valuesOf } from '../../support/assertions/stores.ts';
import { makeMember, registrationForm } from '../../support/factories/people.ts';
import { as, inProcess, inProcessTransport } from '../../support/suite/client.ts';

/** In process, because limits are read from the environment of the process. */
const localClient = inProcess();
const from = (address: string) => as(undefined, inProcessTransport(), { 'x-forwarded-for': address });

describe('logins', () => {
  test('for one email address from one network are limited, even with the right password at last', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '3');
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const wrong = { email: member.email, password: 'salah sekali' };
    for (let count = 0; count < 3; count += 1)
      expect((await localClient.refused('login', wrong)).status).toBe(401);

    const { status, body } = await localClient.refused('login', { ...member });
    expect([status, body]).toEqual([
      429,
      { code: 'too-many-requests', message: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.' },
    ]);
    // Another letter case is the same address.
    expect((await localClient.refused('login', { ...wrong, email: member.email.toUpperCase() })).status).toBe(
      429,
    );
    expect((await localClient.ok('login', { email: other.email, password: other.password })).status).toBe(
      200,
    );
    const unknown = { email: 'tidak-ada@example.org', password: 'salah sekali' };
    for (const status of [401, 401, 401, 429])
      expect((await localClient.refused('login', unknown)).status).toBe(status);
  });

  test('by strangers with wrong passwords lock no account', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '3');
    const { email, password } = await makeMember();
    const guess = () => from('198.51.100.7').refused('login', { email, password: 'salah sekali' });
    for (let count = 0; count < 3; count += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await from('203.0.113.5').ok('login', { email, password })).status).toBe(200);
  });

  test('beyond a number for one account are delayed, except from its known networks', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_BEFORE_WAITING', '2');
    const waits = vi.spyOn(delay, 'seconds').mockResolvedValue();
    const { email, password } = await makeMember();
    await from('203.0.113.5').ok('login', { email, password });
    for (let network = 1; network <= 13; network += 1) {
      const { status } = await from(`198.51.${network}.7`).refused('login', {
        email,
        password: 'salah sekali',
      });
      expect(status).toBe(401);
    }
    // Attempts 3 to 14 of two free ones: growing delays with a maximum, never refused.
    expect(waits.mock.calls.flat()).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 8, 8, 8, 8]);
    waits.mockClear();
    await from('203.0.113.200').ok('login', { email, password });
    expect(waits).not.toHaveBeenCalled();
    await from('192.0.2.7').ok('login', { email, password });
    expect(waits.mock.calls).toEqual([[8]]);
  });

  test('are really delayed', async () => {
    vi.useFakeTimers();
    const over = vi.fn();
    const waiting = delay.seconds(8).then(over);
    await vi.advanceTimersByTimeAsync(7999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
  });

  test('are allowed again in the next window', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
    const member = await makeMember();
    const credentials = { email: member.email, password: member.password };
    await localClient.ok('login', credentials);
    expect((await localClient.refused('login', credentials)).status).toBe(429);
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 15 * 60_000));
    await localClient.ok('login', credentials);
  });

  test('from one network are limited across accounts', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '2');
    const attempt = (serial: number, client = from('203.0.113.5')) =>
      client.refused('login', { email: `siapa-${serial}@example.org`, password: 'salah sekali' });
    const statuses = [];
    for (const serial of [1, 2, 3]) statuses.push((await attempt(serial)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await attempt(4, from('203.0.114.5'))).status).toBe(401);
  });

  test("are counted by the platform's address, not by the caller's headers", async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    const attempt = async (forwarded: string, claimed: string) => {
      const visitor = as(undefined, (request) => {
        request.headers.set('fastly-client-ip', claimed);
        request.headers.set('x-forwarded-for', `${claimed}, ${forwarded}`);
        return inProcessTransport()(request);
      });
      const input = { email: `siapa-${claimed}@example.org`, password: 'salah sekali' };
      return (await visitor.refused('login', input)).status;
    };
    const hosting = '104.198.56.253';
    expect(await attempt(`203.0.113.5, ${hosting}`, '192.0.2.1')).toBe(401);
    expect(await attempt(`203.0.113.77, ${hosting}`, '192.0.2.2')).toBe(429);
    expect(await attempt(`198.51.100.5, ${hosting}`, '192.0.2.1')).toBe(401);
    // Past Hosting: a separate counter, and again only the last hop counts.
    expect(await attempt('203.0.113.5', '192.0.2.3')).toBe(401);
    expect(await attempt('203.0.113.5', '192.0.2.4')).toBe(429);
  });

  test('beyond the limit answer when to try again', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-12-01T03:04:58.700Z'));
    const attempt = () =>
      localClient.refused('login', { email: 'siapa@example.org', password: 'salah sekali' });
    expect((await attempt()).headers.get('retry-after')).toBeNull();
    const refusal = await attempt();
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '602']);
  });

  test('beyond the limit of Auth itself answer the same', async () => {
    vi.spyOn(authAccounts, 'signIn').mockRejectedValue(new ApiError('too-many-requests'));
    const refusal = await localClient.refused('login', {
      email: 'siapa@example.org',
      password: 'salah sekali',
    });
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('confirming the password', () => {
  const passwords = { password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
  const wrong = 'salah sekali';

  test.each([
    ['PASSWORD_CHANGES_PER_MEMBER', 'changePassword', { currentPassword: wrong, ...passwords }],
    ['ACCOUNT_DELETIONS_PER_MEMBER', 'deleteOwnAccount', { password: wrong }],
    [
      'EMAIL_CHANGE_PASSWORDS_PER_MEMBER',
      'requestEmailChange',
      { email: 'baru@example.org', password: wrong },
    ],
  ] as const)('has its own limit (%s), independent of logins', async (parameter, name, input) => {
    vi.stubEnv(parameter, '2');
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const guess = { email: member.email, password: wrong };
    expect([
      (await localClient.refused('login', guess)).status,
      (await localClient.refused('login', guess)).status,
    ]).toEqual([401, 429]);
    const attempt = async (person = member) => (await inProcess(person).refused(name, input)).status;
    expect([await attempt(), await attempt(), await attempt()]).toEqual([400, 400, 429]);
    expect(await attempt(other)).toBe(400);
    await inProcess(member).ok('getProfile', {});
    const elsewhere = from('203.0.113.5');
    expect((await elsewhere.ok('login', { email: member.email, password: member.password })).status).toBe(
      200,
    );
  });
});

describe('registrations', () => {
  test('from one network are limited, and a refused one stores only its count', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '1');
    await from('203.0.113.5').ok('register', await registrationForm());
    const [before, entryCount] = [await everythingButAudit(), (await valuesOf('audit')).length];
    const refusal = await from('203.0.113.5').refused('register', await registrationForm());
    expect(refusal.status).toBe(429);
    expect(await everythingButAudit()).toEqual(before);
    const actions = (await valuesOf('audit')).map(({ action }) => action);
    expect([actions.length - entryCount, actions.includes('limit.reached')]).toEqual([1, true]);
    await from('203.0.114.5').ok('register', await registrationForm());
  });

  test('and their checks are limited together, so that checks reveal no more addresses', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '2');
    const client = from('203.0.113.5');
    const { paymentProof: _proof, ...fields } = await registrationForm();
    await client.ok('checkRegistration', fields);
    await client.ok('register', await registrationForm());
    expect((await client.refused('checkRegistration', fields)).status).toBe(429);
    expect((await client.refused('register', await registrationForm())).status).toBe(429);
    // Without a valid address nothing is looked up.
    const unknown = { ...fields, email: 'bukan alamat' };
    expect((await client.refused('checkRegistration', unknown)).status).toBe(400);
  });

  test('by invitation share the limit, so that codes cannot be guessed', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '1');
    const account = { name: 'Rina', password: 'rahasia-1', confirmPassword: 'rahasia-1' };
    const guess = () =>
      from('203.0.113.5').refused('joinByInvitation', { code: `abc.def.${'x'.repeat(43)}`, ...account });
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 429]);
  });
});

test('a counter does not identify its owner, and contains its deletion date', async () => {
  const member = await makeMember();
  await from('203.0.113.5').ok('login', { email: member.email, password: member.password });
  const counters = await documentsOf('limits');
  expect(Object.keys(counters)).toHaveLength(3);
  expect(JSON.stringify(counters)).not.toMatch(/203\.0\.113|example\.org/);
  for (const { count, expireAt, ...rest } of await valuesOf('limits')) {
    expect([count, rest]).toEqual([1, {}]);
    expect((expireAt as Date).getTime()).toBeGreaterThan(Date.now());
  }
});

test('changes by one account are limited in total', async () => {
  vi.stubEnv('CHANGES_PER_ACCOUNT', '3');
  const [member, other] = await Promise.all([makeMember(), makeMember()]);
  for (const wanted of [false, true, false]) await inProcess(member).ok('chooseReminders', { wanted });
  const before = await everythingButAudit();
  const { status, body, headers } = await inProcess(member).refused('updateProfile', { name: 'Nama Baru' });
  expect([status, body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await everythingButAudit()).documents.users).toEqual(before.documents.users);
  await inProcess(member).ok('endSession', { session: 'others' });
  await inProcess(other).ok('updateProfile', { name: 'Nama Baru' });
});
