import { describe, expect, test } from 'vitest';
import {
  authAccountsStored,
  documentOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

describe('a deletion', () => {
  test('removes account, record, sessions and files; payments and audit stay', async () => {
    const [admin, member, bystander] = await Promise.all([
      makeAdmin(),
      makeMember({ photo: true }),
      makeMember({ photo: true }),
    ]);
    const storedBystander = await storedDocument('users', bystander.id);
    const { paymentId } = await storedDocument('users', member.id);
    const { body, reads } = await as(admin).ok('deleteUser', { id: member.id });
    expect([body, reads]).toEqual([{ message: 'Pengguna dihapus.' }, 10]);

    expect(await documentOf('users', member.id)).toBeUndefined();
    expect(await documentOf('sessions', member.id)).toBeUndefined();
    expect(Object.keys(await authAccountsStored()).sort()).toEqual([admin.id, bystander.id].sort());
    const bystandersProof = await storedDocument('payments', String(storedBystander.paymentId));
    expect(Object.keys(await storedFiles()).sort()).toEqual(
      [bystandersProof.file, storedBystander.photoFile].sort(),
    );
    expect(await storedDocument('payments', String(paymentId))).toMatchObject({
      userId: member.id,
      file: null,
      state: 'approved',
    });
    expect(await documentsOf('totals')).toMatchObject({ members: { all: 2, byStatus: { active: 2 } } });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'user.delete', actorId: admin.id, targetId: member.id, targetName: member.name },
    ]);
    expect(await documentsOf('intents')).toEqual({});
  });

  test("ends the member's session and login immediately, and cannot be repeated", async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    await as(admin).ok('deleteUser', { id: member.id });
    for (const id of [member.id, 'unknownRecordId'])
      expect((await as(admin).refused('deleteUser', { id })).status).toBe(404);
    expect((await as(member).refused('getProfile', {})).status).toBe(401);
    const { email, password } = member;
    expect((await anonymous.refused('login', { email, password })).body.code).toBe('invalid-credentials');
  });

  test('closes the waiting request', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await as(admin).ok('deleteUser', { id: member.id });
    expect(await valuesOf('payments')).toMatchObject([
      { state: 'rejected', decidedBy: admin.id, file: null },
    ]);
    const { totalUsers } = (await as(admin).ok('listRenewalRequests', {})).body;
    expect(totalUsers).toBe(0);
  });

  test('of the last admin is refused, of the second last is not', async () => {
    const [admin, second] = await Promise.all([makeAdmin(), makeAdmin()]);
    // Two of them are admins: one with all duties must remain.
    expect((await as(admin).ok('deleteUser', { id: second.id })).reads).toBe(13);
    const before = await everything();
    const { status, body } = await as(admin).refused('deleteUser', { id: admin.id });
    expect([status, body]).toEqual([
      409,
      { code: 'last-admin', message: 'Admin terakhir tidak dapat dihapus.' },
    ]);
    expect(await everything()).toEqual(before);
  });
});
