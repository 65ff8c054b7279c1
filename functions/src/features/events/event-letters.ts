import { letterAudiences, type eventLetters as table } from 'contract/events/event-letters';
import { events } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { hasBegun } from '#model/events/registration/answers.ts';
import { countAudiences, findLetters, sendLetter, testLetter } from '#model/events/results/letters.ts';

export const eventLetters: Handlers<typeof table> = {
  async listEventLetters({ id }) {
    const [event, counts, letters] = await Promise.all([
      events.getOrThrow(id),
      countAudiences(id),
      findLetters(id),
    ]);
    return {
      event: { _id: id, title: event.data.title },
      hasBegun: hasBegun(event.data),
      audiences: letterAudiences.map((audience) => ({ audience, recipients: counts[audience] })),
      letters: letters.map(({ id: _id, data: { letter, waitingSince } }) => ({
        _id,
        audience: letter.audience,
        subject: letter.subject,
        text: letter.text,
        sentAt: letter.sentAt.toISOString(),
        recipients: letter.recipients,
        queued: letter.queued,
        isComplete: waitingSince === null,
      })),
    };
  },

  async sendEventLetter({ id, ...letter }, { user }, { storeReply }) {
    const toReply = (recipients: number) => ({ message: `Surat dikirim kepada ${recipients} orang.` });
    let reply = toReply(0);
    await sendLetter(id, letter, user, (batch, recipients) => {
      reply = toReply(recipients);
      storeReply(batch, reply);
    });
    return reply;
  },

  async testEventLetter({ id, ...letter }, { user }, { storeReply }) {
    const reply = { message: `Surat uji dikirim ke ${user.data.email}.` };
    await testLetter(id, letter, user, (batch) => storeReply(batch, reply));
    return reply;
  },
};
