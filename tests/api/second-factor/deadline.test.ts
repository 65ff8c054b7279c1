import { describe, expect, test, vi } from 'vitest';
import { enrol } from '../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { as, inProcess } from '../../support/suite/client.ts';

const day = 24 * 60 * 60 * 1000;
const dayOf = (days: number) =>
  new Date(Date.now() + days * day + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Makes the second factor required since this many days. */
const began = (days: number) => vi.stubEnv('ADMIN_FACTOR_FROM', dayOf(-days));

describe('an admin without a second factor', () => {
  test('has a week; then the admin area is closed, and the own account stays open', async () => {
    const admin = await makeAdmin();
    const here = as(admin, inProcess());
    began(6);
    expect((await here.ok('listUsers', { page: 1, limit: 10 })).status).toBe(200);
    const dueAt = String((await here.ok('getUser', { id: admin.id })).body.factorDueAt);
    expect(Date.parse(dueAt) - Date.parse(`${dayOf(-6)}T00:00:00+07:00`)).toBe(7 * day);
    expect((await here.ok('getFactor', {})).body).toEqual({ factor: null, reset: null, dueAt });
    began(8);
    for (const name of ['getDashboard', 'listAdmins', 'getQris'] as const) {
      const { status, body } = await here.refused(name, {});
      expect([status, body.code, body.message]).toEqual([
        403,
        'factor-needed',
        'Aktifkan verifikasi dua langkah lebih dulu: tanpa itu halaman admin tertutup.',
      ]);
    }
    for (const name of ['getProfile', 'getFactor', 'beginFactor', 'listSessions', 'useSession'] as const)
      await here.ok(name, {});
    await here.ok('logout', {});
  });

  test('sees no more about others than a member where both may ask', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const here = as(admin, inProcess());
    const { data } = (await here.ok('listUserPayments', { id: member.id })).body;
    const id = String(data[0]?._id);
    await here.ok('getProof', { id });
    began(8);
    expect((await here.refused('getProof', { id })).status).toBe(404);
  });

  test('regains access immediately with one', async () => {
    const admin = await makeAdmin();
    const here = as(admin, inProcess());
    began(8);
    expect((await here.refused('listAdmins', {})).body.code).toBe('factor-needed');
    await enrol(admin);
    await here.ok('listAdmins', {});
    expect((await here.ok('getUser', { id: admin.id })).body.factorDueAt).toBeUndefined();
  });

  test('has a week from a later promotion; without the setting no admin needs one', async () => {
    const admin = await makeAdmin({ adminSince: new Date(Date.now() - 2 * day) });
    const here = as(admin, inProcess());
    began(30);
    await here.ok('listAdmins', {});
    vi.stubEnv('ADMIN_FACTOR_FROM', 'off');
    expect((await here.ok('getUser', { id: admin.id })).body.factorDueAt).toBeUndefined();
  });

  test('members need none', async () => {
    const member = await makeMember();
    began(30);
    const here = as(member, inProcess());
    await here.ok('getProfile', {});
    expect((await here.ok('getFactor', {})).body.dueAt).toBeNull();
  });
});
