import type { eventSurveys as table } from 'contract/events/event-surveys';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import {
  createSurveyFile,
  inviteToSurvey,
  readOwnSurvey,
  readSurvey,
  saveSurvey,
} from '#model/events/results/surveys.ts';

export const eventSurveys: Handlers<typeof table> = {
  async getOwnEventSurvey({ id }, { user }) {
    return { state: (await readOwnSurvey(id, user.id)).state };
  },

  answerEventSurvey: ({ id, ...answer }, { user }) => registrantActions.answerSurvey(user, id, answer),

  getEventSurvey: ({ id }) => readSurvey(id),

  async saveEventSurvey({ id, isOpen }, { user }) {
    await saveSurvey(id, isOpen, actorOf(user));
    return { message: isOpen ? 'Survei dibuka.' : 'Survei ditutup.' };
  },

  async inviteToEventSurvey({ id }, { user }) {
    await inviteToSurvey(id, actorOf(user));
    return { message: 'Undangan dikirim kepada peserta yang hadir.' };
  },

  downloadEventSurvey: ({ id }) => createSurveyFile(id),
};
