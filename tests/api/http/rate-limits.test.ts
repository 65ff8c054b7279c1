import { ApiError } from 'contract/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { waiting } from '../../../functions/src/model/accounts/login-limits.ts';
import { documentsOf, everythingButAudit, valuesOf } from '../../support/check/stores.ts';
import { makeMember, registrationForm } from '../../support/make/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/** In process, as the parameters are read from the environment of the process that limits. */
const here = as(undefined, inProcess());
const from = (address: string) =>
  as(undefined, (request) => {
    request.headers.set('x-forwarded-for', address);
    return inProcess()(request);
  });

beforeEach(resetStores);

describe('logins', () => {
  test('for one address of mail from one network are limited, also with the right password at last', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '3');
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const wrong = { email: member.email, password: 'salah sekali' };
    for (let count = 0; count < 3; count += 1) expect((await here.refused('login', wrong)).status).toBe(401);

    const { status, body } = await here.refused('login', { ...member });
    expect([status, body]).toEqual([
      429,
      { code: 'too-many-requests', message: 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.' },
    ]);
    // Written in other letters it is still the same address.
    expect((await here.refused('login', { ...wrong, email: member.email.toUpperCase() })).status).toBe(429);
    expect((await here.ok('login', { email: other.email, password: other.password })).status).toBe(200);
  });

  test('by somebody else with wrong passwords lock nobody out', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '3');
    const { email, password } = await makeMember();
    const guess = () => from('198.51.100.7').refused('login', { email, password: 'salah sekali' });
    for (let count = 0; count < 3; count += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await from('203.0.113.5').ok('login', { email, password })).status).toBe(200);
  });

  test('beyond a number for one account wait, but from networks that it is known from', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_BEFORE_WAITING', '2');
    const waits = vi.spyOn(waiting, 'seconds').mockResolvedValue();
    const { email, password } = await makeMember();
    await from('203.0.113.5').ok('login', { email, password });
    for (let network = 1; network <= 13; network += 1) {
      const { status } = await from(`198.51.${network}.7`).refused('login', {
        email,
        password: 'salah sekali',
      });
      expect(status).toBe(401);
    }
    // The attempts 3 to 14 of two that are free: longer and longer, with a bound, and never refused.
    expect(waits.mock.calls.flat()).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 8, 8, 8, 8]);
    waits.mockClear();
    await from('203.0.113.200').ok('login', { email, password });
    expect(waits).not.toHaveBeenCalled();
    await from('192.0.2.7').ok('login', { email, password });
    expect(waits.mock.calls).toEqual([[8]]);
  });

  test('really wait', async () => {
    const start = performance.now();
    await waiting.seconds(0.05);
    expect(performance.now() - start).toBeGreaterThan(45);
  });

  test('for an address of mail that nobody has are limited alike', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
    const unknown = { email: 'tidak-ada@example.org', password: 'salah sekali' };
    expect((await here.refused('login', unknown)).status).toBe(401);
    expect((await here.refused('login', unknown)).status).toBe(429);
  });

  test('are allowed again in the next window', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
    const member = await makeMember();
    const credentials = { email: member.email, password: member.password };
    await here.ok('login', credentials);
    expect((await here.refused('login', credentials)).status).toBe(429);
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 15 * 60_000));
    await here.ok('login', credentials);
  });

  test('from one network address are limited, whoever they are for', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '2');
    const attempt = (serial: number, client = from('203.0.113.5')) =>
      client.refused('login', { email: `siapa-${serial}@example.org`, password: 'salah sekali' });
    const statuses = [];
    for (const serial of [1, 2, 3]) statuses.push((await attempt(serial)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await attempt(4, from('203.0.114.5'))).status).toBe(401);
  });

  test('are counted by what the platform says, not by what the caller does', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    const attempt = async (forwarded: string, claimed: string) => {
      const visitor = as(undefined, (request) => {
        request.headers.set('fastly-client-ip', claimed);
        request.headers.set('x-forwarded-for', `${claimed}, ${forwarded}`);
        return inProcess()(request);
      });
      const input = { email: `siapa-${claimed}@example.org`, password: 'salah sekali' };
      return (await visitor.refused('login', input)).status;
    };
    const hosting = '104.198.56.253';
    expect(await attempt(`203.0.113.5, ${hosting}`, '192.0.2.1')).toBe(401);
    expect(await attempt(`203.0.113.77, ${hosting}`, '192.0.2.2')).toBe(429);
    expect(await attempt(`198.51.100.5, ${hosting}`, '192.0.2.1')).toBe(401);
    // Past Hosting: in a bucket of its own, and again only the last hop counts.
    expect(await attempt('203.0.113.5', '192.0.2.3')).toBe(401);
    expect(await attempt('203.0.113.5', '192.0.2.4')).toBe(429);
  });

  test('that are too many say when to come again', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-12-01T03:04:58.700Z'));
    const attempt = () => here.refused('login', { email: 'siapa@example.org', password: 'salah sekali' });
    expect((await attempt()).headers.get('retry-after')).toBeNull();
    const refusal = await attempt();
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '602']);
  });

  test('that Auth itself finds too many say so too', async () => {
    vi.spyOn(authAccounts, 'signIn').mockRejectedValue(new ApiError('too-many-requests'));
    const refusal = await here.refused('login', { email: 'siapa@example.org', password: 'salah sekali' });
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('the password that is asked for once more', () => {
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
  ] as const)(
    'has a limit of its own (%s), whatever happens at the login',
    async (parameter, name, input) => {
      vi.stubEnv(parameter, '2');
      vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
      const [member, other] = await Promise.all([makeMember(), makeMember()]);
      const guess = { email: member.email, password: wrong };
      expect([
        (await here.refused('login', guess)).status,
        (await here.refused('login', guess)).status,
      ]).toEqual([401, 429]);
      const attempt = async (person = member) => (await as(person, inProcess()).refused(name, input)).status;
      expect([await attempt(), await attempt(), await attempt()]).toEqual([400, 400, 429]);
      expect(await attempt(other)).toBe(400);
      await as(member, inProcess()).ok('getProfile', {});
      const elsewhere = from('203.0.113.5');
      expect((await elsewhere.ok('login', { email: member.email, password: member.password })).status).toBe(
        200,
      );
    },
  );
});

describe('registrations', () => {
  test('from one network address are limited, and of a refused one that alone is stored', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '1');
    await from('203.0.113.5').ok('register', await registrationForm());
    const [before, told] = [await everythingButAudit(), (await valuesOf('audit')).length];
    const refusal = await from('203.0.113.5').refused('register', await registrationForm());
    expect(refusal.status).toBe(429);
    expect(await everythingButAudit()).toEqual(before);
    const actions = (await valuesOf('audit')).map(({ action }) => action);
    expect([actions.length - told, actions.includes('limit.reached')]).toEqual([1, true]);
    await from('203.0.114.5').ok('register', await registrationForm());
  });

  test('by an invitation are limited with them, so that codes cannot be tried out', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '1');
    const account = { name: 'Rina', password: 'rahasia-1', confirmPassword: 'rahasia-1' };
    const guess = () =>
      from('203.0.113.5').refused('joinByInvitation', { code: `abc.def.${'x'.repeat(43)}`, ...account });
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 429]);
  });
});

test('a counter tells nobody whose it is, and carries the day on which it is deleted', async () => {
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
