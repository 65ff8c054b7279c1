import { describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import {
  authAccountsStored,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { claimsOf } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';

/** Only entries about roles; the audit also contains logins. */
const roleEntries = async () =>
  (await valuesOf('audit')).filter(({ action }) => String(action).startsWith('admin.'));
const adminCount = async () => (await storedDocument('totals', 'admins')).count;
const claimOf = async ({ id }: { id: string }) => (await authAccountsStored())[id]?.customClaims;
const newcomer = { name: 'Ketua Baru', email: 'ketua@example.org' };

describe('a new admin', () => {
  test('gets account, record, counter, audit entry and invitation, and a random unknown password', async () => {
    const admin = await makeAdmin();
    const { body } = await as(admin).ok('createAdmin', { ...newcomer, email: ' Ketua@Example.org ' });
    expect(body).toEqual({
      message: 'Akun admin dibuat. Tautan untuk mengatur kata sandi dikirim lewat email.',
      _id: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
    });
    const { _id: id } = body;
    expect(await storedDocument('users', id)).toMatchObject({
      ...newcomer,
      role: 'Admin',
      adminSince: expect.any(Date),
      isActive: 'active',
      memberNumber: null,
      validUntil: null,
    });
    expect((await authAccountsStored())[id]).toMatchObject({
      email: newcomer.email,
      customClaims: { id, role: 'Admin' },
      passwordHash: expect.any(String),
    });
    expect(await adminCount()).toBe(2);
    expect(await storedDocument('totals', 'members')).toEqual({ all: 2, byStatus: { active: 2 } });
    expect(await valuesOf('audit')).toMatchObject([
      {
        action: 'admin.create',
        actorId: admin.id,
        targetId: id,
        targetName: newcomer.name,
        people: [admin.id, id],
      },
    ]);
    expect(await valuesOf('outbox')).toMatchObject([
      {
        kind: 'admin-invited',
        to: newcomer.email,
        userId: id,
        data: { name: newcomer.name, invitedBy: admin.name },
        state: 'waiting',
      },
    ]);
    expect(await documentsOf('intents')).toEqual({});
    expect(JSON.stringify([body, await documentsOf('outbox')])).not.toMatch(/password/i);
  });

  test('with the address of another account is refused and leaves nothing behind', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await everything();
    const { status, body } = await as(admin).refused('createAdmin', { name: 'Lain', email: member.email });
    expect([status, body]).toEqual([
      409,
      {
        code: 'user-exists',
        message: 'User already exists',
        fields: { email: 'User already exists' },
      },
    ]);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['an address that is none', { email: 'ketua@' }, 'email'],
  ])('with %s is refused', async (_what, change, field) => {
    const admin = await makeAdmin();
    const { body } = await as(admin).refused('createAdmin', { ...newcomer, ...change });
    expect(body).toMatchObject({ code: 'invalid-input', fields: { [field]: expect.any(String) } });
  });
});

test('the list of admins contains all admins and no other account, the earliest admin first', async () => {
  const at = (year: number) => new Date(Date.UTC(year, 0, 5));
  const late = await makeAdmin({ createdAt: at(2020), adminSince: at(2025) });
  const early = await makeAdmin({ createdAt: at(2023) });
  await makeMember();
  const { body } = await as(late).ok('listAdmins', {});
  const row = ({ id, name, email }: Person, since: Date) => ({
    _id: id,
    name,
    email,
    since: since.toISOString(),
    duties: ['people', 'money', 'content', 'events', 'audit', 'export'],
  });
  expect(body).toEqual({ data: [row(early, at(2023)), row(late, at(2025))] });
});

describe('an account', () => {
  test('is found by its exact address in any letter case', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'expired' })]);
    const { body } = await as(admin).ok('findAccount', { email: ` ${member.email.toUpperCase()} ` });
    expect(body.account).toEqual({
      _id: member.id,
      name: member.name,
      email: member.email,
      role: 'Member',
      isActive: 'expired',
    });
  });

  test('is not found by a part of its address', async () => {
    const admin = await makeAdmin();
    await makeMember({ record: { email: 'sari.dewi@example.org' } });
    expect((await as(admin).ok('findAccount', { email: 'dewi@example.org' })).body).toEqual({
      account: null,
    });
  });
});

describe('a promotion', () => {
  test('changes record, claim, counter and audit, and ends all sessions', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await storedDocument('users', member.id);
    const second = (await anonymous.ok('login', member)).body.token;
    expect((await as(admin).ok('promoteToAdmin', { id: member.id })).body).toEqual({
      message: 'Kini berperan sebagai admin.',
      changed: true,
    });
    expect(await storedDocument('users', member.id)).toEqual({
      ...before,
      role: 'Admin',
      adminSince: expect.any(Date),
      duties: ['people', 'money', 'content', 'events', 'audit', 'export'],
      managedEvents: [],
    });
    expect(await claimOf(member)).toEqual({ id: member.id, role: 'Admin' });
    expect(await adminCount()).toBe(2);
    expect(await storedDocument('totals', 'members')).toEqual({ all: 2, byStatus: { active: 2 } });
    expect(await roleEntries()).toMatchObject([
      { action: 'admin.promote', actorId: admin.id, targetId: member.id, targetName: member.name },
    ]);
    expect(await documentsOf('intents')).toEqual({});
    for (const token of [member.token, second]) {
      expect((await as(token).refused('getProfile', {})).body.code).toBe('unauthenticated');
    }
    const { body } = await anonymous.ok('login', member);
    expect(body.user.role).toBe('Admin');
    await as(body.token).ok('listUsers', {});
  });

  test('sent a second time changes nothing', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    const before = await everything();
    const { body, reads } = await as(admin).ok('promoteToAdmin', { id: other.id });
    expect([body.changed, reads]).toEqual([false, 3]);
    expect(await everything()).toEqual(before);
  });

  test('of an unknown id answers 404; of an applicant without approval it is refused', async () => {
    const [admin, applicant] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    const before = await everything();
    expect((await as(admin).refused('promoteToAdmin', { id: 'unknownRecordId' })).status).toBe(404);
    const { body } = await as(admin).refused('promoteToAdmin', { id: applicant.id });
    expect(body).toEqual({
      code: 'wrong-status',
      message: 'Pendaftaran orang ini belum disetujui. Setujui dahulu sebelum menjadikannya admin.',
    });
    expect(await everything()).toEqual(before);
  });

  test('sent ten times concurrently takes effect once', async () => {
    const [admin, other, member] = [await makeAdmin(), await makeAdmin(), await makeMember()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        inProcess(index % 2 === 0 ? admin : other).ok('promoteToAdmin', { id: member.id }),
      ),
    );
    expect(answers.filter(({ body }) => body.changed)).toHaveLength(1);
    expect(await adminCount()).toBe(3);
    expect(await valuesOf('audit')).toHaveLength(1);
  });

  test.each([true, false])(
    'during a sign-in makes that session an admin session (known: %s)',
    async (known) => {
      const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
      // Without an earlier session, the sign-in cannot notice a change.
      if (!known) await as(member).ok('logout', {});
      const mint = authAccounts.sessionCookie;
      let isFirst = true;
      vi.spyOn(authAccounts, 'sessionCookie').mockImplementation(async (...given) => {
        if (isFirst) {
          isFirst = false;
          await inProcess(admin).ok('promoteToAdmin', { id: member.id });
        }
        return mint(...given);
      });
      const { body } = await inProcess().ok('login', member);
      const { iat, exp } = claimsOf(body.token) as Record<string, number>;
      expect([body.user.role, Number(exp) - Number(iat)]).toEqual(['Admin', 8 * 3600]);
    },
  );
});

describe('a demotion', () => {
  test('changes record, claim, counter and audit, and ends all sessions', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeMember()]);
    await as(admin).ok('promoteToAdmin', { id: other.id });
    const { token } = (await anonymous.ok('login', other)).body;
    const before = await storedDocument('users', other.id);
    expect((await as(admin).ok('demoteAdmin', { id: other.id })).body).toEqual({
      message: 'Kini berperan sebagai anggota.',
      changed: true,
    });
    // Membership, member number and validity are the same as before.
    expect(await storedDocument('users', other.id)).toEqual({ ...before, role: 'Member', adminSince: null });
    expect(await claimOf(other)).toEqual({ id: other.id, role: 'Member' });
    expect(await adminCount()).toBe(1);
    expect((await roleEntries()).map(({ action }) => action).sort()).toEqual([
      'admin.demote',
      'admin.promote',
    ]);
    expect((await as(token).refused('getProfile', {})).status).toBe(401);
    const again = (await anonymous.ok('login', other)).body;
    expect(again.user.role).toBe('Member');
    expect((await as(again.token).refused('listUsers', {})).body.code).toBe('forbidden');
  });

  test('of an admin without a membership leaves an expired one', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    await as(admin).ok('demoteAdmin', { id: other.id });
    expect(await storedDocument('users', other.id)).toMatchObject({ role: 'Member', isActive: 'expired' });
    expect(await storedDocument('totals', 'members')).toEqual({
      all: 2,
      byStatus: { active: 1, expired: 1 },
    });
  });

  test('of oneself is possible while there is another admin', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    expect((await as(admin).ok('demoteAdmin', { id: admin.id })).body.changed).toBe(true);
    expect((await as(admin).refused('getProfile', {})).status).toBe(401);
    const before = await everything();
    const { status, body } = await as(other).refused('demoteAdmin', { id: other.id });
    expect([status, body]).toEqual([
      409,
      { code: 'last-admin', message: 'Admin terakhir tidak dapat dijadikan anggota.' },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('of a member changes nothing; of an unknown id it answers 404', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await everything();
    const { body, reads } = await as(admin).ok('demoteAdmin', { id: member.id });
    expect([body.changed, reads]).toEqual([false, 3]);
    expect((await as(admin).refused('demoteAdmin', { id: 'unknownRecordId' })).status).toBe(404);
    expect(await everything()).toEqual(before);
  });

  test.each([0, 1])('by two admins of each other leaves one of them (others: %i)', async (others) => {
    for (let round = 0; round < 4; round += 1) {
      await resetStores();
      const [one, other] = [await makeAdmin(), await makeAdmin()];
      for (let made = 0; made < others; made += 1) await makeAdmin();
      const answers = await Promise.all([
        inProcess(one).call('demoteAdmin', { id: other.id }),
        inProcess(other).call('demoteAdmin', { id: one.id }),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const admins = (await valuesOf('users')).filter(({ role }) => role === 'Admin');
      expect(admins).toHaveLength(1 + others);
      expect(await adminCount()).toBe(1 + others);
    }
  });
});

test('an admin without a stored date counts from the first day of the account', async () => {
  const admin = await makeAdmin();
  await changeDocument('users', admin.id, { createdAt: new Date('2021-05-05T00:00:00Z') });
  const { data } = (await as(admin).ok('listAdmins', {})).body;
  expect(data[0]?.since).toBe('2021-05-05T00:00:00.000Z');
});
