import type { eventQuestions as table } from 'contract/events/event-questions';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { readOwnAnswers, saveOwnAnswers } from '#model/events/registration/answers.ts';
import {
  readEventWithQuestions,
  saveQuestions,
  toWrittenQuestions,
} from '#model/events/registration/questions.ts';
import { deleteFileAnswer, readFileAnswer, saveFileAnswer } from '#model/events/results/file-answers.ts';

export const eventQuestions: Handlers<typeof table> = {
  getOwnEventAnswers: ({ id }, { user }) => readOwnAnswers(id, user.id),

  async saveOwnEventAnswers({ id, answers }, { user }) {
    await saveOwnAnswers(id, answers, user);
    return { message: t.answersSaved };
  },

  async saveOwnEventFile({ id, question, answer }, { user }, { storeReply }) {
    const reply = { message: t.fileSaved };
    await saveFileAnswer(id, question, answer, user, (batch) => storeReply(batch, reply));
    return reply;
  },

  async deleteOwnEventFile({ id, question }, { user }) {
    await deleteFileAnswer(id, question, user);
    return { message: t.fileDeleted };
  },

  downloadEventAnswer: ({ id, registration, question }) => readFileAnswer(id, registration, question),

  async getWrittenEventQuestions({ id }) {
    const { event, stored, questions } = await readEventWithQuestions(id);
    return {
      event: { _id: event.id, title: event.data.title },
      questions: await toWrittenQuestions(questions),
      updatedAt: stored?.data.updatedAt.toISOString() ?? null,
    };
  },

  async saveEventQuestions({ id, ...input }, { user }) {
    await saveQuestions(id, input, actorOf(user));
    return { message: 'Pertanyaan disimpan.' };
  },
};
