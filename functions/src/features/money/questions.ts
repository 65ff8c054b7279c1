import { ApiError } from 'contract/errors';
import type { questions as table } from 'contract/money/questions';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readProof } from '#model/money/payments/proofs.ts';
import { answerQuestion, askApplicant, requireQuestion } from '#model/money/payments/questions.ts';

export const questions: Handlers<typeof table> = {
  async askApplicant({ id, text }, caller, { storeReply }) {
    const reply = { message: adminWording.questionAsked };
    await askApplicant(id, text, actorOf(caller.user), (batch) => storeReply(batch, reply));
    return reply;
  },

  async answerQuestion({ text = '', paymentProof }, { user }, { storeReply }) {
    requireQuestion(user.data);
    if (text === '' && paymentProof === undefined) {
      const message = wording.answerEmpty;
      throw new ApiError('invalid-input', { message, fields: { text: message } });
    }
    const proof = paymentProof === undefined ? undefined : await readProof(paymentProof.bytes);
    const reply = { message: wording.questionAnswered };
    await answerQuestion(user, { text, proof }, (batch) => storeReply(batch, reply));
    return reply;
  },
};
