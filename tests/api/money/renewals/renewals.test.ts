import { extendMembership } from 'contract/rules/membership';
import { describe, expect, test } from 'vitest';
import {
  documentOf,
  documentsOf,
  everything,
  paymentOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

const wrongStatus = {
  code: 'wrong-status',
  message: 'Tindakan ini tidak berlaku untuk status keanggotaan saat ini.',
};
const ask = async (member: Person) =>
  as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });

describe('requesting a renewal', () => {
  test.each(['active', 'expired', 'rejectedByAdmin'] as const)(
    'by a member who is %s changes record, payment, counters, audit and a mail',
    async (status) => {
      const member = await makeMember({ status });
      const before = await storedDocument('users', member.id);
      const { body, reads } = await ask(member);
      expect(body).toEqual({
        message: 'Bukti pembayaran diterima. Perpanjangan keanggotaan Anda sedang diperiksa.',
      });
      // One counts changes, one searches for a bill, three for such a proof.
      expect(reads).toBe(7);
      const after = await storedDocument('users', member.id);
      expect(after).toEqual({
        ...before,
        isActive: 'RequestRenew',
        paymentId: expect.any(String),
        rejectionReason: null,
        requestedAt: expect.any(Date),
        proofCheck: { paymentId: after.paymentId, alarmAt: null },
        updatedAt: expect.any(Date),
      });
      expect(after.paymentId).not.toBe(before.paymentId);
      expect((after.updatedAt as Date).getTime()).toBeGreaterThan((before.updatedAt as Date).getTime());
      expect(await paymentOf(member)).toMatchObject({
        userId: member.id,
        kind: 'renewal',
        state: 'waiting',
        amount: 150_000,
        previousStatus: status,
        previousValidUntil: before.validUntil,
      });
      expect(await paymentOf(member)).not.toHaveProperty('bill');
      expect(Object.keys(await documentsOf('payments'))).toHaveLength(2);
      expect(Object.keys(await storedFiles())).toHaveLength(2);
      expect(await documentOf('totals', 'members')).toEqual({
        all: 1,
        byStatus: { [status]: 0, RequestRenew: 1 },
      });
      expect(await valuesOf('audit')).toMatchObject([{ action: 'renewal.request', actorId: member.id }]);
      expect(await valuesOf('outbox')).toMatchObject([{ kind: 'renewal-received', to: member.email }]);
      expect(await documentsOf('intents')).toEqual({});
    },
  );

  test.each([
    ['waitingApproval', wrongStatus.message],
    ['RequestRenew', 'Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.'],
  ] as const)('by a member who is %s is refused', async (status, message) => {
    const member = await makeMember({ status });
    const before = await everything();
    const { body } = await as(member).refused('requestRenewal', {
      id: member.id,
      paymentProof: await proof(),
    });
    expect(body).toEqual({ code: 'wrong-status', message });
    expect(await everything()).toEqual(before);
  });

  test('without a proof says so', async () => {
    const member = await makeMember();
    const before = await everything();
    // @ts-expect-error the contract requires it
    const { body } = await as(member).refused('requestRenewal', { id: member.id });
    expect(body).toEqual({
      code: 'invalid-input',
      message: 'Bukti pembayaran wajib diunggah.',
      fields: { paymentProof: 'Bukti pembayaran wajib diunggah.' },
    });
    expect(await everything()).toEqual(before);
  });
});

describe('approving a renewal', () => {
  test.each([
    ['ahead: it is added to', 60],
    ['past: the year starts now', -60],
  ])('with the end of the membership %s', async (_what, days) => {
    const admin = await makeAdmin();
    const validUntil = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const member = await makeMember({ status: 'RequestRenew', record: { validUntil } });
    const { memberNumber } = await storedDocument('users', member.id);
    const from = new Date();
    const { body, reads } = await as(admin).ok('approveRenewal', { id: member.id });
    expect(reads).toBe(6);
    expect(body).toEqual({
      message: 'Perpanjangan disetujui.',
      changed: true,
      validUntil: expect.any(String),
    });

    const end = new Date(String(body.validUntil)).getTime();
    expect(end).toBeGreaterThanOrEqual(extendMembership(from, validUntil).getTime());
    expect(end).toBeLessThanOrEqual(extendMembership(new Date(), validUntil).getTime());
    expect(await storedDocument('users', member.id)).toMatchObject({
      isActive: 'active',
      validUntil: new Date(end),
      memberNumber,
    });
    expect(await paymentOf(member)).toMatchObject({ state: 'approved', decidedBy: admin.id });
    expect(await documentOf('totals', 'members')).toMatchObject({ byStatus: { RequestRenew: 0, active: 2 } });
    expect(await valuesOf('audit')).toMatchObject([{ action: 'renewal.approve', targetId: member.id }]);
    expect(await valuesOf('outbox')).toMatchObject([{ kind: 'renewal-approved', to: member.email }]);
  });
});

describe('rejecting a renewal', () => {
  test('keeps the paid days and sends the member the reason', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    const before = await storedDocument('users', member.id);
    const reason = 'Nominal tidak sesuai.';
    const { body, reads } = await as(admin).ok('rejectRenewal', { id: member.id, reason });
    expect([body, reads]).toEqual([{ message: 'Permintaan perpanjangan ditolak.', changed: true }, 4]);
    expect(await storedDocument('users', member.id)).toEqual({
      ...before,
      isActive: 'rejectedByAdmin',
      rejectionReason: reason,
      updatedAt: expect.any(Date),
    });
    expect(await paymentOf(member)).toMatchObject({ state: 'rejected', reason, decidedBy: admin.id });
    expect((await as(member).ok('getProfile', {})).body).toMatchObject({
      isActive: 'rejectedByAdmin',
      rejectionReason: reason,
    });
    expect(await documentOf('totals', 'members')).toMatchObject({
      all: 2,
      byStatus: { RequestRenew: 0, rejectedByAdmin: 1 },
    });
    expect(await valuesOf('audit')).toMatchObject([{ action: 'renewal.reject', details: { reason } }]);
    expect(await valuesOf('outbox')).toMatchObject([{ kind: 'renewal-rejected', data: { reason } }]);
  });

  test('lets the member request again, which removes the reason', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
    await ask(member);
    expect(await storedDocument('users', member.id)).toMatchObject({ rejectionReason: null });
    await as(admin).ok('approveRenewal', { id: member.id });
    const states = (await valuesOf('payments')).map(({ state }) => state);
    expect(states.sort()).toEqual(['approved', 'rejected']);
  });
});
