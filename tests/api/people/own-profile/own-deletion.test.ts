import { dayStart, formatDate } from 'contract/text/dates';
import { describe, expect, test, vi } from 'vitest';
import { store } from '../../../../functions/src/data/batch.ts';
import { users } from '../../../../functions/src/data/collections.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { deleteAccounts } from '../../../../functions/src/model/maintenance/retention/delete-accounts.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { endUndoDays } from '../../../support/actions/own-deletion.ts';
import {
  authAccountsStored,
  changeDocument,
  documentOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { allowCodeReuse, computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const dayOfDeletion = () => formatDate(dayStart(new Date(), 8));

describe('the own account', () => {
  test('is deleted a week after the request: account, record and files; payments and audit stay', async () => {
    const member = await makeMember({ photo: true });
    const elsewhere = await newSession(member);
    const { paymentId } = await storedDocument('users', member.id);
    const { body, reads } = await as(member).ok('deleteOwnAccount', { password: member.password });
    expect([body, reads]).toEqual([
      {
        message: `Akun Anda dihapus pada ${dayOfDeletion()}. Berubah pikiran? Masuk sebelum tanggal itu.`,
        deletionAt: dayStart(new Date(), 8).toISOString(),
      },
      3,
    ]);
    for (const token of [member.token, elsewhere]) {
      expect((await as(token).refused('getProfile', {})).status).toBe(401);
    }
    freezeClock(inDays(6.9));
    expect((await deleteAccounts(defaultJobOptions)).done).toEqual({ deleted: 0 });
    vi.restoreAllMocks();
    expect(await storedDocument('users', member.id)).toMatchObject({ name: member.name, isActive: 'active' });

    await endUndoDays();
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
    const entries = (await valuesOf('audit')).map(({ action, actorId, targetName }) => [
      action,
      actorId,
      targetName,
    ]);
    expect(entries.sort()).toEqual([
      ['account.delete', member.id, member.name],
      ['account.request-deletion', member.id, member.name],
    ]);
    expect((await valuesOf('outbox')).map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['account-deleted', member.email],
      ['deletion-requested', member.email],
    ]);
    const { email, password } = member;
    expect((await anonymous.refused('login', { email, password })).body.code).toBe('invalid-credentials');
  });

  test('stays when its owner logs in within the week', async () => {
    const member = await makeMember();
    const { email, password } = member;
    const [admin, before] = [await makeAdmin(), await storedDocument('users', member.id)];
    await as(member).ok('deleteOwnAccount', { password });
    const { body: shown } = await as(admin).ok('getUser', { id: member.id });
    expect(shown.deletionAt).toBe(dayStart(new Date(), 8).toISOString());
    const { body } = await anonymous.ok('login', { email, password });
    expect(body.notice).toBe('Penghapusan akun dibatalkan. Akun Anda tetap seperti semula.');
    await endUndoDays();
    expect(await storedDocument('users', member.id)).toEqual({ ...before, deletionAt: null });
    expect((await valuesOf('audit')).map(({ action }) => action)).toContain('account.cancel-deletion');
    expect((await valuesOf('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'deletion-cancelled',
      'deletion-requested',
    ]);
    expect((await anonymous.ok('login', { email, password })).body).not.toHaveProperty('notice');
  });

  test('stays when its owner logs in by the second factor, which the request required', async () => {
    const member = await makeMember();
    const { email, password } = member;
    const { secret } = await enrol(member, inProcess(member));
    const session = (await valuesOf('sessions'))[0] as { live: object[] };
    const old = new Date(Date.now() - 11 * 60_000);
    const live = session.live.map((one) => ({ ...one, createdAt: old, provenAt: old }));
    await changeDocument('sessions', member.id, { live });
    const refused = await inProcess(member).refused('deleteOwnAccount', { password });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'proof-needed', proof: 'code' }]);
    expect((await storedDocument('users', member.id)).deletionAt).toBeUndefined();
    await inProcess(member).ok('proveSession', { code: computeAppCode(secret) });
    await inProcess(member).ok('deleteOwnAccount', { password });
    await allowCodeReuse(member);
    const ticket = (await inProcess().refused('login', { email, password })).body.ticket as string;
    expect((await storedDocument('users', member.id)).deletionAt).toBeInstanceOf(Date);
    const { body } = await inProcess().ok('loginByCode', { ticket, code: computeAppCode(secret) });
    expect(body.notice).toBe('Penghapusan akun dibatalkan. Akun Anda tetap seperti semula.');
    expect((await storedDocument('users', member.id)).deletionAt).toBeNull();
  });

  test('stays when a login also completes a reset of the second factor', async () => {
    const member = await makeMember();
    const { email, password } = member;
    await enrol(member);
    await as(await makeAdmin()).ok('askFactorReset', { id: member.id });
    await changeDocument('factorResets', member.id, { dueAt: new Date(Date.now() - 1000) });
    await changeDocument('users', member.id, { deletionAt: inDays(7) });
    expect((await anonymous.ok('login', { email, password })).body.notice).toBe(
      'Penghapusan akun dibatalkan. Akun Anda tetap seperti semula.',
    );
    expect(await storedDocument('users', member.id)).toMatchObject({ deletionAt: null, factorSince: null });
  });

  test('gets no reminders within the week', async () => {
    const member = await makeMember({ record: { validUntil: inDays(6) } });
    await as(member).ok('deleteOwnAccount', { password: member.password });
    await sendReminders(defaultJobOptions);
    expect((await valuesOf('outbox')).map(({ kind }) => kind)).toEqual(['deletion-requested']);
  });

  test('is deleted or retained, if a login and the nightly job meet', async () => {
    for (let round = 0; round < 4; round += 1) {
      await resetStores();
      const member = await makeMember();
      const { email, password } = member;
      await as(member).ok('deleteOwnAccount', { password });
      await changeDocument('users', member.id, { deletionAt: new Date(Date.now() - 1000) });
      const [answer] = await Promise.all([
        anonymous.call('login', { email, password }),
        deleteAccounts(defaultJobOptions),
      ]);
      const isLeft = (await documentOf('users', member.id)) !== undefined;
      expect(answer.status).toBe(isLeft ? 200 : 401);
      expect(Object.keys(await authAccountsStored())).toHaveLength(isLeft ? 1 : 0);
    }
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

  test('of the last admin stays, of the second last does not', async () => {
    const [admin, second] = [await makeAdmin(), await makeAdmin()];
    // Two of them are admins: one with all duties must remain.
    expect((await as(second).ok('deleteOwnAccount', { password: second.password })).reads).toBe(6);
    await endUndoDays();
    const before = await everything();
    const { status, body } = await as(admin).refused('deleteOwnAccount', { password: admin.password });
    expect([status, body]).toEqual([
      409,
      { code: 'last-admin', message: 'Admin terakhir tidak dapat dihapus.' },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('of an admin who became the last one within the week is retained, and the owner notified', async () => {
    for (const admin of [await makeAdmin(), await makeAdmin()])
      await as(admin).ok('deleteOwnAccount', { password: admin.password });
    await endUndoDays();
    expect(await valuesOf('users')).toMatchObject([{ role: 'Admin', deletionAt: null }]);
    expect((await valuesOf('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'account-deleted',
      'deletion-cancelled',
      'deletion-requested',
      'deletion-requested',
    ]);
  });

  test('is deleted even if an admin saves a change concurrently', async () => {
    const member = await makeMember();
    const real = store.commit;
    let isSaved = false;
    vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
      if (!isSaved && operations.some(({ kind, in: { name } }) => kind === 'update' && name === users.name)) {
        isSaved = true;
        await changeDocument('users', member.id, { department: 'Dari admin' });
      }
      return real(operations);
    });
    await inProcess(member).ok('deleteOwnAccount', { password: member.password });
    expect(isSaved).toBe(true);
    vi.restoreAllMocks();
    await endUndoDays();
    expect(await documentOf('users', member.id)).toBeUndefined();
  });
});
