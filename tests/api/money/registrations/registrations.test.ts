import { describe, expect, test } from 'vitest';
import {
  auditEntriesOf,
  authAccountsStored,
  documentOf,
  documentsOf,
  everything,
  mailsOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { photo } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

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
    expect(await auditEntriesOf('registration.approve')).toMatchObject([
      {
        actorId: admin.id,
        actorName: admin.name,
        targetId: member.id,
        details: { validUntil: body.validUntil },
      },
    ]);
    expect(await mailsOf('registration-approved')).toMatchObject([
      { to: member.email, data: { validUntil: body.validUntil } },
    ]);
    expect((await as(member).ok('getProfile', {})).body.isActive).toBe('active');
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
    // Three of them find no notes, tasks and documents.
    expect([body, reads]).toEqual([{ message: 'Pendaftaran ditolak dan dihapus.', changed: true }, 10]);

    expect(Object.keys(await documentsOf('users'))).toEqual([admin.id]);
    expect(Object.keys(await documentsOf('sessions'))).toEqual([admin.id]);
    expect(Object.keys(await authAccountsStored())).toEqual([admin.id]);
    expect(await storedFiles()).toEqual({});
    expect(await documentsOf('intents')).toEqual({});
    const reason = 'Bukti tidak terbaca.';
    expect(await valuesOf('payments')).toMatchObject([
      { userId: member.id, state: 'rejected', reason, file: null, decidedBy: admin.id },
    ]);
    expect(await auditEntriesOf('registration.reject')).toMatchObject([
      { actorId: admin.id, targetId: member.id, targetName: member.name, details: { reason } },
    ]);
    expect(await mailsOf('registration-rejected')).toMatchObject([
      { to: member.email, data: { name: member.name, reason } },
    ]);
    expect(await documentOf('totals', 'members')).toMatchObject({ all: 1, byStatus: { waitingApproval: 0 } });
  });

  test('refuses a reason that is too long and stores nothing', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), waiting()]);
    const before = await everything();
    const reason = 'x'.repeat(501);
    const { body } = await as(admin).refused('rejectRegistration', { id: member.id, reason });
    expect(Object.keys(body.fields ?? {})).toEqual(['reason']);
    expect(await everything()).toEqual(before);
  });

  test('needs no reason, and lets the same person register again', async () => {
    const admin = await makeAdmin();
    const member = await register();
    await as(admin).ok('rejectRegistration', { id: member.id });
    expect(await valuesOf('payments')).toMatchObject([{ state: 'rejected', reason: null }]);
    const { email, password } = member;
    expect((await anonymous.refused('login', { email, password })).body.code).toBe('invalid-credentials');
    const again = await register({ email });
    expect(again.id).not.toBe(member.id);
  });
});
