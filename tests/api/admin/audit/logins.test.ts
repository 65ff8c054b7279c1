import { describe, expect, test, vi } from 'vitest';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36';
const from = (address: string, token?: string) =>
  as(token, inProcessTransport(), { 'x-forwarded-for': address, 'user-agent': chrome });
const visitor = from('198.51.100.7');

/** Returns the audit entries in the order of writing. */
const entries = async () =>
  (await valuesOf('audit'))
    .sort((a, b) => (a.at as Date).getTime() - (b.at as Date).getTime())
    .map(({ action, actorId, targetId, details }) => [action, actorId, targetId, details]);
const device = 'Chrome / Android';

describe('the audit records a login', () => {
  test('by password, and the logout', async () => {
    const member = await makeMember();
    const { body, reads } = await visitor.ok('login', { email: member.email, password: member.password });
    // As many reads as before logins were audited.
    expect(reads).toBe(6);
    await from('198.51.100.7', body.token).ok('logout', {});
    expect(await entries()).toEqual([
      ['session.begin', member.id, member.id, { by: 'password', device }],
      ['session.leave', member.id, member.id, {}],
    ]);
  });

  test('by app and by recovery code, and the first wrong code of each ticket', async () => {
    const admin = await makeAdmin();
    const { secret, recoveryCodes } = await enrol(admin);
    const before = (await entries()).length;
    const ticket = async () =>
      String((await visitor.refused('login', { email: admin.email, password: admin.password })).body.ticket);
    const first = await ticket();
    for (const code of ['000000x', 'nothing'])
      expect((await visitor.refused('loginByCode', { ticket: first, code })).status).toBe(400);
    await visitor.ok('loginByCode', { ticket: first, code: computeAppCode(secret) });
    await visitor.ok('loginByCode', { ticket: await ticket(), code: recoveryCodes[0] as string });
    expect((await entries()).slice(before).filter(([action]) => action !== 'factor.recovery-used')).toEqual([
      ['session.refused', 'visitor', admin.id, { wrong: 'code', device }],
      ['session.begin', admin.id, admin.id, { by: 'app', device }],
      ['session.begin', admin.id, admin.id, { by: 'recovery', device }],
    ]);
  });

  test('and sessions that another session or an admin ends', async () => {
    const member = await makeMember();
    await newSession(member);
    await newSession(member);
    const client = inProcess(member);
    await client.ok('endSession', { session: 'others' });
    await client.ok('endSession', { session: 'others' });
    expect(await entries()).toEqual([['session.end', member.id, member.id, { sessions: 2 }]]);
  });

  test('but not the session that follows a password change', async () => {
    const member = await makeMember();
    const passwords = { password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
    await inProcess(member).ok('changePassword', { currentPassword: member.password, ...passwords });
    expect((await entries()).map(([action]) => action)).toEqual(['password.change']);
  });
});

describe('refused logins', () => {
  const guess = (email: string, network = 7) =>
    from(`198.51.${network}.7`).refused('login', { email, password: 'salah sekali' });

  test('for one account are recorded once, however many networks try', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    await Promise.all([1, 2, 3, 4].map((network) => guess(member.email, network)));
    const limits = (await valuesOf('limits')).length;
    await guess(member.email, 1);
    await guess(other.email);
    expect(await entries()).toEqual([
      ['session.refused', 'visitor', member.id, { wrong: 'password', device }],
      ['session.refused', 'visitor', other.id, { wrong: 'password', device }],
    ]);
    // A further guess only counts itself: the other account has three counters and one record.
    expect((await valuesOf('limits')).length - limits).toBe(5);
  });

  test('for unknown addresses are recorded once, without the address', async () => {
    await Promise.all(['a', 'b', 'c'].map((name, network) => guess(`${name}@example.org`, network)));
    await guess('d@example.org');
    expect(await entries()).toEqual([['session.refused', 'visitor', 'unknown-address', { device }]]);
    expect(JSON.stringify(await valuesOf('audit'))).not.toContain('example.org');
  });

  test('are recorded again in the next 15 minutes', async () => {
    const { clock } = await import('../../../../functions/src/data/clock.ts');
    const member = await makeMember();
    await guess(member.email);
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 15 * 60_000));
    await guess(member.email);
    expect((await entries()).map(([action]) => action)).toEqual(['session.refused', 'session.refused']);
  });
});

describe('a reached limit is recorded once per window', () => {
  test('for logins with the attempted account, also for concurrent attempts', async () => {
    vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
    const member = await makeMember();
    const { email, password } = member;
    await visitor.ok('login', { email, password });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.refused('login', { email, password: 'salah sekali' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect((await entries()).slice(1)).toEqual([
      ['limit.reached', 'visitor', member.id, { limit: 'login-email' }],
    ]);
  });

  test('for signed-in callers with their name, for networks without', async () => {
    vi.stubEnv('DATA_DOWNLOADS_PER_MEMBER', '1');
    vi.stubEnv('LOGIN_ATTEMPTS_PER_ADDRESS', '1');
    const member = await makeMember();
    const client = from('198.51.100.7', member.token);
    await client.ok('downloadOwnData', {});
    for (let count = 0; count < 2; count += 1)
      expect((await client.refused('downloadOwnData', {})).status).toBe(429);
    await visitor.ok('login', { email: member.email, password: member.password });
    for (let count = 0; count < 2; count += 1)
      expect((await visitor.refused('login', { email: 'a@example.org', password: 'x' })).status).toBe(429);
    expect((await entries()).filter(([action]) => action === 'limit.reached')).toEqual([
      ['limit.reached', member.id, member.id, { limit: 'data-download' }],
      ['limit.reached', 'visitor', 'site', { limit: 'login-address' }],
    ]);
  });

  test('for codes of the second factor with a mail, once for ten concurrent attempts', async () => {
    vi.stubEnv('FACTOR_CODES_PER_ACCOUNT', '2');
    const admin = await makeAdmin();
    await enrol(admin);
    const { body } = await visitor.refused('login', { email: admin.email, password: admin.password });
    const ticket = String(body.ticket);
    await Promise.all(
      Array.from({ length: 10 }, () => visitor.call('loginByCode', { ticket, code: 'nothing' })),
    );
    expect((await entries()).filter(([action]) => action === 'factor.guessed')).toHaveLength(1);
    const mails = (await valuesOf('outbox')).filter(
      ({ data }) => (data as { what?: string }).what === 'guessed',
    );
    expect(mails).toHaveLength(1);
  });
});
