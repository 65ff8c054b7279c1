import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { documentsOf, everything, valuesOf } from '../../support/check/stores.ts';
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
  test('for one address of mail are limited, also with the right password at last', async () => {
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
    expect((await attempt(4, from('203.0.113.6'))).status).toBe(401);
  });

  test('through the CDN are limited by the address that it names, not by its own', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    const attempt = async (client: string, edge: string) => {
      const visitor = as(undefined, (request) => {
        request.headers.set('fastly-client-ip', client);
        request.headers.set('x-forwarded-for', edge);
        return inProcess()(request);
      });
      const input = { email: `siapa-${client}@example.org`, password: 'salah sekali' };
      return (await visitor.refused('login', input)).status;
    };
    expect(await attempt('203.0.113.5', '198.51.100.1')).toBe(401);
    expect(await attempt('203.0.113.5', '198.51.100.2')).toBe(429);
    expect(await attempt('203.0.113.6', '198.51.100.1')).toBe(401);
  });
});

test('the password asked before an account is deleted or a password changed is limited as at the login', async () => {
  vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '2');
  const member = await makeMember();
  const own = as(member, inProcess());
  for (const password of ['salah satu', 'salah dua']) {
    expect((await own.refused('deleteOwnAccount', { password })).status).toBe(400);
  }
  expect((await own.refused('deleteOwnAccount', { password: member.password })).status).toBe(429);
  const passwords = { password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
  const change = { currentPassword: member.password, ...passwords };
  expect((await own.refused('changePassword', change)).status).toBe(429);
  expect((await here.refused('login', { ...member })).status).toBe(429);
  await own.ok('getProfile', {});
});

describe('registrations', () => {
  test('from one network address are limited, and a refused one stores nothing', async () => {
    vi.stubEnv('REGISTRATIONS_PER_ADDRESS', '1');
    await from('203.0.113.5').ok('register', await registrationForm());
    const before = await everything();
    const refusal = await from('203.0.113.5').refused('register', await registrationForm());
    expect(refusal.status).toBe(429);
    expect(await everything()).toEqual(before);
    await from('203.0.113.6').ok('register', await registrationForm());
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
  expect(Object.keys(counters)).toHaveLength(2);
  expect(JSON.stringify(counters)).not.toMatch(/203\.0\.113|example\.org/);
  for (const { count, expireAt, ...rest } of await valuesOf('limits')) {
    expect([count, rest]).toEqual([1, {}]);
    expect((expireAt as Date).getTime()).toBeGreaterThan(Date.now());
  }
});
