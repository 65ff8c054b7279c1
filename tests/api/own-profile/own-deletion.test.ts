import { describe, expect, test, vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import {
  authAccountsStored,
  changeDocument,
  documentOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { newSession } from '../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../support/suite/client.ts';

describe('the own account', () => {
  test('is deleted with the password: account, record, sessions and files; payments and audit stay', async () => {
    const member = await makeMember({ photo: true });
    const elsewhere = await newSession(member);
    const { paymentId } = await storedDocument('users', member.id);
    const { body, reads } = await as(member).ok('deleteOwnAccount', { password: member.password });
    expect([body, reads]).toEqual([{ message: 'Akun Anda sudah dihapus.' }, 4]);

    expect(await documentOf('users', member.id)).toBeUndefined();
    expect(await documentOf('sessions', member.id)).toBeUndefined();
    expect(await authAccountsStored()).toEqual({});
    expect(await storedFiles()).toEqual({});
    expect(await documentsOf('intents')).toEqual({});
    expect(await storedDocument('payments', String(paymentId))).toMatchObject({
      userId: member.id,
      file: null,
      state: 'approved',
      decidedBy: 'otherUserId',
    });
    expect(await documentsOf('totals')).toMatchObject({ members: { all: 0, byStatus: { active: 0 } } });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'account.delete', actorId: member.id, targetId: member.id, targetName: member.name },
    ]);
    expect(await valuesOf('outbox')).toMatchObject([{ kind: 'account-deleted', to: member.email }]);
    for (const token of [member.token, elsewhere]) {
      expect((await as(token).refused('getProfile', {})).status).toBe(401);
    }
    const { email, password } = member;
    expect((await anonymous.refused('login', { email, password })).body.code).toBe('invalid-credentials');
  });

  test('stays with a wrong password or none', async () => {
    const member = await makeMember();
    const before = await everything();
    const wrong = await as(member).refused('deleteOwnAccount', { password: 'bukan-ini' });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { code: 'invalid-input', message: 'Kata sandi salah.', fields: { password: 'Kata sandi salah.' } },
    ]);
    const none = await as(member).send('DELETE', '/users/user/profile');
    expect(none).toMatchObject({ status: 400, body: { fields: { password: 'Wajib diisi.' } } });
    expect(await everything()).toEqual(before);
  });

  test('is deleted together with its open request and its card', async () => {
    const member = await makeMember({ status: 'RequestRenew' });
    await as(member).ok('deleteOwnAccount', { password: member.password });
    expect(await valuesOf('payments')).toMatchObject([
      { state: 'rejected', decidedBy: member.id, reason: null, file: null },
    ]);
    expect(await valuesOf('revokedCards')).toHaveLength(1);
    const admin = await makeAdmin();
    expect((await as(admin).ok('listRenewalRequests', {})).body.totalUsers).toBe(0);
  });

  test('of an applicant can be deleted too', async () => {
    const applicant = await makeMember({ status: 'waitingApproval' });
    await as(applicant).ok('deleteOwnAccount', { password: applicant.password });
    expect(await documentOf('users', applicant.id)).toBeUndefined();
  });

  test('of the last admin stays, of the second last does not', async () => {
    const [admin, second] = [await makeAdmin(), await makeAdmin()];
    // Two of them are admins: one with all duties must remain.
    expect((await as(second).ok('deleteOwnAccount', { password: second.password })).reads).toBe(7);
    const before = await everything();
    const { status, body } = await as(admin).refused('deleteOwnAccount', { password: admin.password });
    expect([status, body]).toEqual([
      409,
      { code: 'last-admin', message: 'Admin terakhir tidak dapat dihapus.' },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('is deleted even if an admin saves a change concurrently', async () => {
    const member = await makeMember();
    const real = store.commit;
    let isSaved = false;
    vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
      if (!isSaved && operations.some(({ kind, in: { name } }) => kind === 'delete' && name === users.name)) {
        isSaved = true;
        await changeDocument('users', member.id, { department: 'Dari admin' });
      }
      return real(operations);
    });
    await inProcess(member).ok('deleteOwnAccount', { password: member.password });
    expect(isSaved).toBe(true);
    expect(await documentOf('users', member.id)).toBeUndefined();
  });
});
