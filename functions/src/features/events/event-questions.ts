import type { eventQuestions as table } from 'contract/events/event-questions';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { readOwnAnswers } from '#model/events/registration/answers.ts';
import {
  readEventWithQuestions,
  saveQuestions,
  toWrittenQuestions,
} from '#model/events/registration/questions.ts';
import { readFileAnswer } from '#model/events/results/file-answers.ts';

export const eventQuestions: Handlers<typeof table> = {
  getOwnEventAnswers: ({ id }, { user }) => readOwnAnswers(id, user.id),

  saveOwnEventAnswers: ({ id, ...input }, { user }) => registrantActions.saveAnswers(user, id, input),

  saveOwnEventFile: ({ id, ...input }, { user }, request) =>
    registrantActions.saveFile(user, id, input, request),

  deleteOwnEventFile: ({ id, ...input }, { user }) => registrantActions.deleteFile(user, id, input),

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
