import type { eventWaiting as table, WaitingPerson } from 'contract/events/event-waiting';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { isPublished } from '#model/content/publication.ts';
import { toLocalizedEvent } from '#model/events/places/own-events.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { readAnswersOf } from '#model/events/registration/answers.ts';
import { eventQuestions } from '#model/events/registration/questions.ts';
import type { EventWaitingRecord } from '#model/events/registration/records.ts';
import { readRegistrants } from '#model/events/registration/registrants.ts';
import { leaveByLink, readEntryOfLink } from '#model/events/registration/waiting/leave-by-link.ts';
import { approveRequest, rejectRequest } from '#model/events/registration/waiting/requests.ts';
import { listWaitingEntries, readPosition } from '#model/events/registration/waiting/waiting-entries.ts';

const approvalTexts = {
  held: 'Permintaan disetujui. Tempatnya ditahan sampai dibayar.',
  confirmed: 'Permintaan disetujui. Orang ini terdaftar.',
  waiting: 'Permintaan disetujui. Semua tempat terisi, jadi orang ini masuk daftar tunggu.',
} as const;

/** Returns the position of the first row; null for entries without one. */
async function readFirstPosition(rows: readonly Stored<EventWaitingRecord>[]): Promise<number | null> {
  const first = rows[0]?.data;
  return first?.state === 'waiting' ? readPosition(first.event, first.queueKey) : null;
}

export const eventWaiting: Handlers<typeof table> = {
  leaveEventWaitingList: ({ id }, { user }) => registrantActions.leaveWaitingList(user, id),

  async readWaitingLink({ code }) {
    const { data } = await readEntryOfLink(code);
    const event = await events.getOrThrow(data.event);
    return { event: await toLocalizedEvent(event, isPublished(event.data)), state: data.state };
  },

  async leaveByWaitingLink({ code }) {
    await leaveByLink(code);
    return { message: t.leftWaiting };
  },

  async listEventWaiting({ id, state, ...page }) {
    const [{ rows, totals, ...list }, questions] = await Promise.all([
      listWaitingEntries(id, state, page),
      eventQuestions.get(id),
    ]);
    const [people, answers, first] = await Promise.all([
      readRegistrants(rows),
      readAnswersOf(rows.map((row) => row.id)),
      readFirstPosition(rows),
    ]);
    const asked = questions?.data.questions ?? [];
    const data = rows.map((row, index): WaitingPerson => {
      const [person, values] = [people.get(row.id), answers.get(row.id) ?? {}];
      return {
        _id: row.id,
        person:
          person === undefined ? null : { _id: person.id, name: person.data.name, email: person.data.email },
        joinedAt: row.data.joinedAt.toISOString(),
        priceKind: row.data.priceKind,
        position: first === null ? null : first + index,
        offerUntil: row.data.offerUntil?.toISOString() ?? null,
        answers: asked.flatMap((question) => {
          const value = values[question.id];
          return value === undefined ? [] : [{ question: question.text, value }];
        }),
      };
    });
    return { data, total: totals.total, ...list };
  },

  async approveEventRequest({ id, request }, { user }) {
    const { state } = await approveRequest(id, request, actorOf(user));
    return { message: approvalTexts[state] };
  },

  async rejectEventRequest({ id, request, reason }, { user }) {
    await rejectRequest(id, request, reason, actorOf(user));
    return { message: 'Permintaan ditolak. Alasannya dikirim lewat email.' };
  },
};
