import { describe, expect, test } from 'vitest';
import {
  authAccountsStored,
  documentOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../support/assertions/stores.ts';
import { photo } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../support/factories/people.ts';
import { anonymous, as } from '../../support/suite/client.ts';

const wrongStatus = {
  code: 'wrong-status',
  message: 'Tindakan ini tidak berlaku untuk status keanggotaan saat ini.',
};
const waiting = () => makeMember({ status: 'waitingApproval' });
const oneYearOn = (moment: Date) => new Date(moment.getTime()).setFullYear(moment.getFullYear() + 1);

describe('approving', () => {
  test('activates the membership for one year, with a member number', async () => {
    const [admin, member] = [await makeAdmin(), await register()];
    const { body, reads } = await as(admin).ok('approveRegistration', { id: member.id });
    expect(reads).toBe(6);
    expect(body).toEqual({
      message: 'Pendaftaran disetujui.',
      changed: true,
      validUntil: expect.any(String),
    });
    const record = await storedDocument('users', member.id);
    expect(record).toMatchObject({
      isActive: 'active',
      memberNumber: expect.stringMatching(/^SISINDO-\d{4}-\d{6}$/),
      rejectionReason: null,
    });
    expect((record.validUntil as Date).toISOString()).toBe(body.validUntil);
    expect(Math.abs((record.validUntil as Date).getTime() - oneYearOn(new Date()))).toBeLessThan(60_000);
    expect(await documentOf('memberNumbers', String(record.memberNumber))).toMatchObject({
      userId: member.id,
    });
    expect(await documentOf('payments', String(record.paymentId))).toMatchObject({
      state: 'approved',
      decidedBy: admin.id,
      decidedAt: expect.any(Date),
      reason: null,
    });
    expect(await documentOf('totals', 'members')).toMatchObject({
      all: 2,
      byStatus: { waitingApproval: 0, active: 2 },
    });
    const audit = (await valuesOf('audit')).filter(({ action }) => action === 'registration.approve');
    expect(audit).toMatchObject([
      {
        actorId: admin.id,
        actorName: admin.name,
        targetId: member.id,
        details: { validUntil: body.validUntil },
      },
    ]);
    const mails = (await valuesOf('outbox')).filter(({ kind }) => kind === 'registration-approved');
    expect(mails).toMatchObject([{ to: member.email, data: { validUntil: body.validUntil } }]);
    expect((await as(member).ok('getProfile', {})).body.isActive).toBe('active');
  });

  test('twice changes nothing the second time, and says so', async () => {
    const [admin, second, member] = await Promise.all([makeAdmin(), makeAdmin(), waiting()]);
    const { validUntil } = (await as(admin).ok('approveRegistration', { id: member.id })).body;
    const before = await everything();
    expect((await as(admin).ok('approveRegistration', { id: member.id })).body).toEqual({
      message: 'Pendaftaran disetujui.',
      changed: false,
      validUntil,
    });
    expect((await as(second).ok('approveRegistration', { id: member.id })).body).toEqual({
      message: expect.stringContaining(`Permintaan ini sudah disetujui oleh ${admin.name} pada `),
      changed: false,
      validUntil,
    });
    expect(await everything()).toEqual(before);
  });

  test.each(['RequestRenew', 'rejectedByAdmin'] as const)('a member who is %s is refused', async (status) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status })]);
    const before = await everything();
    const { body } = await as(admin).refused('approveRegistration', { id: member.id });
    expect(body).toEqual(wrongStatus);
    expect(await everything()).toEqual(before);
  });

  test('an admin, who never applied, is refused', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    expect((await as(admin).refused('approveRegistration', { id: other.id })).body).toEqual(wrongStatus);
  });

  test('an unknown user is 404', async () => {
    const admin = await makeAdmin();
    expect((await as(admin).refused('approveRegistration', { id: 'unknownRecordId' })).status).toBe(404);
  });
});

describe('rejecting', () => {
  test('deletes account, record, session and files; audit, payment and a mail stay', async () => {
    const admin = await makeAdmin();
    const member = await register({ profilePhoto: await photo() });
    const { body, reads } = await as(admin).ok('rejectRegistration', {
      id: member.id,
      reason: ' Bukti tidak terbaca. ',
    });
    expect([body, reads]).toEqual([{ message: 'Pendaftaran ditolak dan dihapus.', changed: true }, 4]);

    expect(Object.keys(await documentsOf('users'))).toEqual([admin.id]);
    expect(Object.keys(await documentsOf('sessions'))).toEqual([admin.id]);
    expect(Object.keys(await authAccountsStored())).toEqual([admin.id]);
    expect(await storedFiles()).toEqual({});
    expect(await documentsOf('intents')).toEqual({});
    const reason = 'Bukti tidak terbaca.';
    expect(await valuesOf('payments')).toMatchObject([
      { userId: member.id, state: 'rejected', reason, file: null, decidedBy: admin.id },
    ]);
    const audit = (await valuesOf('audit')).filter(({ action }) => action === 'registration.reject');
    expect(audit).toMatchObject([
      { actorId: admin.id, targetId: member.id, targetName: member.name, details: { reason } },
    ]);
    const mails = (await valuesOf('outbox')).filter(({ kind }) => kind === 'registration-rejected');
    expect(mails).toMatchObject([{ to: member.email, data: { name: member.name, reason } }]);
    expect(await documentOf('totals', 'members')).toMatchObject({ all: 1, byStatus: { waitingApproval: 0 } });
  });

  test('needs no reason', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), waiting()]);
    await as(admin).ok('rejectRegistration', { id: member.id });
    expect(await valuesOf('payments')).toMatchObject([{ state: 'rejected', reason: null }]);
  });

  test('refuses a reason that is too long and stores nothing', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), waiting()]);
    const before = await everything();
    const reason = 'x'.repeat(501);
    const { body } = await as(admin).refused('rejectRegistration', { id: member.id, reason });
    expect(Object.keys(body.fields ?? {})).toEqual(['reason']);
    expect(await everything()).toEqual(before);
  });

  test('lets the same person register again', async () => {
    const admin = await makeAdmin();
    const member = await register();
    await as(admin).ok('rejectRegistration', { id: member.id });
    const { email, password } = member;
    expect((await anonymous.refused('login', { email, password })).body.code).toBe('invalid-credentials');
    const again = await register({ email });
    expect(again.id).not.toBe(member.id);
  });

  test.each(['active', 'RequestRenew', 'rejectedByAdmin', 'expired'] as const)(
    'a member who is %s is refused',
    async (status) => {
      const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status })]);
      const before = await everything();
      const { body } = await as(admin).refused('rejectRegistration', { id: member.id });
      expect(body.code).toBe('wrong-status');
      expect(await everything()).toEqual(before);
    },
  );

  test('makes a later approval a conflict; a second rejection changes nothing, and an unknown user is 404', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), waiting()]);
    await as(admin).ok('rejectRegistration', { id: member.id });
    const before = await everything();
    expect((await as(admin).refused('approveRegistration', { id: member.id })).body).toEqual({
      code: 'wrong-status',
      message: expect.stringContaining(`Permintaan ini sudah ditolak oleh ${admin.name} pada `),
    });
    expect((await as(admin).ok('rejectRegistration', { id: member.id })).body).toEqual({
      message: 'Pendaftaran ditolak dan dihapus.',
      changed: false,
    });
    expect((await as(admin).refused('rejectRegistration', { id: 'unknownRecordId' })).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});
