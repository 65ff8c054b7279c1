import type { User } from 'contract/schemas/people';
import { indonesianDate } from 'contract/text/dates';
import type { Step } from './membership-progress.ts';

export function questionStep(step: Step, { question, answer }: Pick<User, 'question' | 'answer'>): Step {
  if (step.state !== 'current') return step;
  if (question !== null) {
    const text = `Jawab paling lambat ${indonesianDate(question.answerBy)}.`;
    return { ...step, title: 'Menunggu jawaban Anda', text };
  }
  if (answer === null) return step;
  const received = `Jawaban Anda sudah kami terima ${indonesianDate(answer.answeredAt)}.`;
  return { ...step, text: step.text === undefined ? received : `${received} ${step.text}` };
}
