import { ApiError } from 'contract/errors';
import type { questions as table } from 'contract/questions';
import { wording } from 'contract/words/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readProof } from '#model/payments/proofs.ts';
import { answerQuestion, askApplicant, requireQuestion } from '#model/payments/questions.ts';

export const questions: Handlers<typeof table> = {
  async askApplicant({ id, text }, caller) {
    await askApplicant(id, text, actorOf(caller));
    return { message: wording.questionAsked };
  },

  async answerQuestion({ text = '', paymentProof }, caller) {
    requireQuestion(caller.record);
    if (text === '' && paymentProof === undefined) {
      const message = wording.answerEmpty;
      throw new ApiError('invalid-input', { message, fields: { text: message } });
    }
    const proof = paymentProof === undefined ? undefined : await readProof(paymentProof.bytes);
    await answerQuestion({ id: caller.id, data: caller.record, version: caller.version }, text, proof);
    return { message: wording.questionAnswered };
  },
};
