import type { PaymentRow } from 'contract/payments';
import { describe, expect, test } from 'vitest';
import { computeProgress } from './membership-progress.ts';

const now = new Date('2026-06-15T05:00:00Z');
const payment: PaymentRow = {
  _id: 'p1',
  kind: 'renewal',
  amount: 150_000,
  bill: null,
  state: 'waiting',
  createdAt: '2026-06-10T03:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  paidBy: null,
  hasProof: true,
  receipt: null,
};
const decided = { decidedAt: '2026-06-14T03:00:00.000Z' };
type Status = Parameters<typeof computeProgress>[0]['isActive'];
const progress = (
  isActive: Status,
  newest?: PaymentRow,
  days?: number | null,
  reason: string | null = null,
) => computeProgress({ isActive, rejectionReason: reason }, newest, days, now);
const steps = (...given: Parameters<typeof progress>) =>
  progress(...given)?.steps.map(({ state, title }) => `${state}: ${title}`);

describe('computeProgress', () => {
  test('shows a pending payment with the usual waiting time', () => {
    const registration = { ...payment, kind: 'registration' } as const;
    expect(steps('waitingApproval', registration, 2)).toEqual([
      'done: Bukti pembayaran diterima',
      'current: Sedang diperiksa',
      'ahead: Keputusan',
    ]);
    expect(progress('waitingApproval', registration)?.title).toBe('Status pendaftaran');
    const renewal = progress('RequestRenew', payment, 2);
    expect(renewal).toMatchObject({ title: 'Status perpanjangan' });
    expect(renewal?.steps[0].at).toBe(payment.createdAt);
    expect(renewal?.steps[1].text).toBe('Biasanya diputuskan dalam 2 hari.');
    expect(progress('RequestRenew', payment, 0)?.steps[1].text).toContain('kurang dari satu hari');
    expect(progress('RequestRenew', payment, null)?.steps[1].text).toBeUndefined();
  });

  test('shows a rejection with reason and date, and that a new proof is enough', () => {
    const rejected = { ...payment, state: 'rejected', ...decided } as const;
    const result = progress('rejectedByAdmin', rejected, 2, 'Foto buram.');
    expect(result?.steps[2]).toEqual({
      state: 'refused',
      title: 'Ditolak',
      at: decided.decidedAt,
      text: 'Alasan: Foto buram.',
    });
    expect(progress('rejectedByAdmin', rejected)?.steps[2].text).toBeUndefined();
  });

  test('shows an approval for two weeks', () => {
    const approved = { ...payment, state: 'approved', ...decided } as const;
    expect(steps('active', approved)?.at(-1)).toBe('done: Disetujui');
    expect(progress('active', { ...approved, decidedAt: '2026-06-01T03:00:00.000Z' })).toBeUndefined();
  });

  test('works without payments, and with outdated ones', () => {
    expect(progress('RequestRenew')?.steps[0].at).toBeUndefined();
    expect(
      progress('RequestRenew', { ...payment, state: 'approved', ...decided })?.steps[0].at,
    ).toBeUndefined();
    expect(progress('rejectedByAdmin', payment, null, 'Buram.')?.steps[2]).toMatchObject({
      at: undefined,
      text: 'Alasan: Buram.',
    });
  });

  test('returns undefined without a pending or recent decision', () => {
    expect(progress('active')).toBeUndefined();
    expect(progress('expired', { ...payment, state: 'approved', ...decided })).toBeUndefined();
    expect(progress('active', payment)).toBeUndefined();
  });
});
