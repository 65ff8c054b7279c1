import type { PaymentRow } from 'contract/money/payments';
import { describe, expect, test } from 'vitest';
import { computeProgress, questionStep } from './membership-progress.ts';

const now = new Date('2026-06-15T05:00:00Z');
const payment: PaymentRow = {
  _id: 'p1',
  kind: 'renewal',
  event: null,
  amount: 150_000,
  years: 1,
  bill: null,
  state: 'waiting',
  createdAt: '2026-06-10T03:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  paidBy: null,
  hasProof: true,
  period: null,
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

const review = {
  state: 'current',
  title: 'Sedang diperiksa',
  at: undefined,
  text: 'Biasanya 2 hari.',
} as const;
const question = {
  text: 'Atas nama siapa?',
  askedAt: '2026-11-01T03:00:00.000Z',
  answerBy: '2026-11-30T17:00:00.000Z',
};
const answer = {
  question: question.text,
  text: 'Atas nama saya.',
  hasProof: false,
  answeredAt: '2026-11-05T20:00:00.000Z',
};

test('an open question shows its last day in Jakarta time', () => {
  expect(questionStep(review, { question, answer: null })).toEqual({
    ...review,
    title: 'Menunggu jawaban Anda',
    text: 'Jawab paling lambat 1 Desember 2026.',
  });
});

test('an answer is confirmed, followed by the usual waiting time', () => {
  const received = 'Jawaban Anda sudah kami terima 6 November 2026.';
  expect(questionStep(review, { question: null, answer }).text).toBe(`${received} Biasanya 2 hari.`);
  expect(questionStep({ ...review, text: undefined }, { question: null, answer }).text).toBe(received);
});

test('other steps, and a review without a question, are unchanged', () => {
  const done = { ...review, state: 'done' } as const;
  expect(questionStep(done, { question, answer: null })).toBe(done);
  expect(questionStep(review, { question: null, answer: null })).toBe(review);
});
