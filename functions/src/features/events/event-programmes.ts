import type { eventProgrammes as table } from 'contract/events/event-programmes';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import {
  findOnlineLink,
  readEventWithProgramme,
  saveProgramme,
  toMaterialsReply,
  toSessionsReply,
} from '#model/events/registration/programmes.ts';

export const eventProgrammes: Handlers<typeof table> = {
  async getEventOnlineLink({ id }, { user }) {
    return { link: await findOnlineLink(id, user.id) };
  },

  async getWrittenEventProgramme({ id }) {
    const { event, programme } = await readEventWithProgramme(id);
    const { title, startDate, endDate } = event.data;
    return {
      event: {
        _id: event.id,
        title,
        startDate: startDate?.toISOString() ?? null,
        endDate: endDate?.toISOString() ?? null,
      },
      sessions: toSessionsReply(programme),
      onlineLink: programme?.data.onlineLink ?? '',
      materials: toMaterialsReply(programme),
      updatedAt: programme?.data.updatedAt.toISOString() ?? null,
    };
  },

  async saveEventProgramme({ id, ...input }, { user }) {
    await saveProgramme(id, input, actorOf(user));
    return { message: 'Susunan acara disimpan.' };
  },
};
