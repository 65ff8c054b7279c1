import { describe, expect, test, vi } from 'vitest';
import { enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

const day = 24 * 60 * 60 * 1000;
const dayOf = (days: number) =>
  new Date(Date.now() + days * day + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Makes the second factor required since this many days. */
const began = (days: number) => vi.stubEnv('ADMIN_FACTOR_FROM', dayOf(-days));

describe('an admin without a second factor', () => {
  test('has a week; then the admin area is closed, and the own account stays open', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    began(6);
    expect((await client.ok('listUsers', { page: 1, limit: 10 })).status).toBe(200);
    const dueAt = String((await client.ok('getUser', { id: admin.id })).body.factorDueAt);
    expect(Date.parse(dueAt) - Date.parse(`${dayOf(-6)}T00:00:00+07:00`)).toBe(7 * day);
    expect((await client.ok('getFactor', {})).body).toEqual({ factor: null, reset: null, dueAt });
    began(8);
    for (const name of ['getDashboard', 'listAdmins', 'getQris'] as const) {
      const { status, body } = await client.refused(name, {});
      expect([status, body.code, body.message]).toEqual([
        403,
        'factor-needed',
        'Aktifkan verifikasi dua langkah lebih dulu: tanpa itu halaman admin tertutup.',
      ]);
    }
    for (const name of ['getProfile', 'getFactor', 'beginFactor', 'listSessions', 'useSession'] as const)
      await client.ok(name, {});
    await client.ok('logout', {});
  });

  test('sees no more about others than a member where both may ask', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const client = inProcess(admin);
    const { data } = (await client.ok('listUserPayments', { id: member.id })).body;
    const id = String(data[0]?._id);
    await client.ok('getProof', { id });
    began(8);
    expect((await client.refused('getProof', { id })).status).toBe(404);
  });

  test('regains access immediately with one', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    began(8);
    expect((await client.refused('listAdmins', {})).body.code).toBe('factor-needed');
    await enrol(admin);
    await client.ok('listAdmins', {});
    expect((await client.ok('getUser', { id: admin.id })).body.factorDueAt).toBeUndefined();
  });

  test('has a week from a later promotion; without the setting no admin needs one', async () => {
    const admin = await makeAdmin({ adminSince: new Date(Date.now() - 2 * day) });
    const client = inProcess(admin);
    began(30);
    await client.ok('listAdmins', {});
    vi.stubEnv('ADMIN_FACTOR_FROM', 'off');
    expect((await client.ok('getUser', { id: admin.id })).body.factorDueAt).toBeUndefined();
  });

  test('members need none', async () => {
    const member = await makeMember();
    began(30);
    const client = inProcess(member);
    await client.ok('getProfile', {});
    expect((await client.ok('getFactor', {})).body.dueAt).toBeNull();
  });
});
