import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { outsideBudget } from '../../../../functions/src/data/context/read-counter.ts';
import { storedDocument } from '../../../support/assertions/stores.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

const newPassword = 'rahasia-baru';
const twice = { password: newPassword, confirmPassword: newPassword };

/** Runs an action right after the next password was verified, before the session is created. */
function afterNextProof(happen: () => Promise<unknown>): void {
  const real = authAccounts.signIn.bind(authAccounts);
  vi.spyOn(authAccounts, 'signIn').mockImplementationOnce(async (...credentials) => {
    const account = await real(...credentials);
    expect(account).toBeDefined();
    await outsideBudget(happen);
    return account;
  });
}

const changed = (member: Person) =>
  as(member).ok('changePassword', { currentPassword: member.password, ...twice });
const liveSessions = async ({ id }: Person) => (await storedDocument('sessions', id)).live as unknown[];
const login = ({ email }: Person, password: string) => inProcess().call('login', { email, password });

describe('a login whose password was just verified', () => {
  test('fails after a password change', async () => {
    const member = await makeMember();
    afterNextProof(() => changed(member));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toHaveLength(1);
  });

  test('fails after the password was set by a mailed code', async () => {
    const member = await makeMember();
    const oobCode = String(await authAccounts.passwordResetCode(member.email));
    afterNextProof(() => anonymous.ok('resetPassword', { oobCode, ...twice }));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toEqual([]);
  });

  test('fails after a change of the address', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ isVerified: false })];
    afterNextProof(() => as(admin).ok('changeUserEmail', { id: member.id, email: 'baru@example.org' }));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toEqual([]);
  });

  test('and that needs a code fails after a password change', async () => {
    const member = await makeMember();
    const { secret } = await enrol(member);
    afterNextProof(() => changed(member));
    const { body } = await login(member, member.password);
    expect(body).toMatchObject({ code: 'code-needed' });
    const { ticket } = body as { ticket: string };
    expect((await inProcess().call('loginByCode', { ticket, code: computeAppCode(secret) })).status).toBe(
      410,
    );
    expect(await liveSessions(member)).toHaveLength(1);
  });

  test('succeeds next to another login', async () => {
    const member = await makeMember();
    afterNextProof(() => anonymous.ok('login', { ...member }));
    expect((await login(member, member.password)).status).toBe(200);
    expect(await liveSessions(member)).toHaveLength(3);
  });
});

test("a password change by a person who knew the old password fails after the owner changed it: the owner's password stays", async () => {
  const member = await makeMember();
  const thief = { ...member, token: (await anonymous.ok('login', { ...member })).body.token };
  afterNextProof(() => changed(member));
  const theirs = { password: 'milik-pencuri', confirmPassword: 'milik-pencuri' };
  const { status } = await inProcess(thief).call('changePassword', {
    currentPassword: member.password,
    ...theirs,
  });
  expect(status).toBe(401);
  expect((await login(member, newPassword)).status).toBe(200);
  expect((await login(member, 'milik-pencuri')).status).toBe(401);
});
