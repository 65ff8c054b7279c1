import { expect, test } from 'vitest';
import { questionStep } from './question-step.ts';

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
