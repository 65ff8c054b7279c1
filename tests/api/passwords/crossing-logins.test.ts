import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { outsideBudget } from '../../../functions/src/data/read-counter.ts';
import { storedDocument } from '../../support/check/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/make/people.ts';
import { as, inProcess, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const newPassword = 'rahasia-baru';
const twice = { password: newPassword, confirmPassword: newPassword };

/** Has something happen right after the next password was found to be right, before anything comes of it. */
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
const login = ({ email }: Person, password: string) =>
  as(undefined, inProcess()).call('login', { email, password });

describe('a login whose password was right a moment ago', () => {
  test('is none once the password was changed', async () => {
    const member = await makeMember();
    afterNextProof(() => changed(member));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toHaveLength(1);
  });

  test('is none once the password was set by a mailed code', async () => {
    const member = await makeMember();
    const oobCode = String(await authAccounts.passwordResetCode(member.email));
    afterNextProof(() => nobody.ok('resetPassword', { oobCode, ...twice }));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toEqual([]);
  });

  test('is none once the account has another address', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    afterNextProof(() => as(admin).ok('changeUserEmail', { id: member.id, email: 'baru@example.org' }));
    expect((await login(member, member.password)).status).toBe(401);
    expect(await liveSessions(member)).toEqual([]);
  });

  test('is one all the same beside another login', async () => {
    const member = await makeMember();
    afterNextProof(() => nobody.ok('login', { ...member }));
    expect((await login(member, member.password)).status).toBe(200);
    expect(await liveSessions(member)).toHaveLength(3);
  });
});

describe('a change of the password by who knew the old one', () => {
  test('is none once its owner changed it: theirs stays', async () => {
    const member = await makeMember();
    const thief = { ...member, token: (await nobody.ok('login', { ...member })).body.token };
    afterNextProof(() => changed(member));
    const theirs = { password: 'milik-pencuri', confirmPassword: 'milik-pencuri' };
    const { status } = await as(thief, inProcess()).call('changePassword', {
      currentPassword: member.password,
      ...theirs,
    });
    expect(status).toBe(401);
    expect((await login(member, newPassword)).status).toBe(200);
    expect((await login(member, 'milik-pencuri')).status).toBe(401);
  });
});
