import {
  type eventRegistrations as table,
  type WaitingPerson,
  waitingPerson,
} from 'contract/events/event-registrations';
import { placePools, sumOfPools } from 'contract/rules/events/pools';
import { waitingStates } from 'contract/rules/events/waiting';
import {
  type EventPrices,
  eventPriceLimits,
  type PriceKind,
  priceKinds,
} from 'contract/rules/money/event-prices';
import { timedEvent } from 'contract/schemas/events/own-events';
import { toRefundTable } from 'contract/schemas/events/refund-fields';
import {
  type EventParticipant,
  type OwnEventRegistration,
  ownRegistration,
  participant,
  registrationSettings,
  toPools,
} from 'contract/schemas/events/registrations';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { isPublished } from '#model/content/publication.ts';
import { readTitle } from '#model/content/read-titles.ts';
import { listOwnGuestPlaces } from '#model/events/guests/guest-places.ts';
import { readOwnEvents, toLocalizedEvent, toShownEvent } from '#model/events/places/own-events.ts';
import { listOwnGroups } from '#model/events/places/own-groups.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { readRegistrationReply, toRefundsReply } from '#model/events/places/registration-reply.ts';
import {
  acceptTransfer,
  readTransfer,
  startTransfer,
  withdrawTransfer,
} from '#model/events/places/transfers.ts';
import { readAnswersOf, readOwnAnswers } from '#model/events/registration/answers.ts';
import { approveRequest, rejectRequest } from '#model/events/registration/approve-request.ts';
import { leaveByLink, readEntryOfLink } from '#model/events/registration/leave-by-link.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { findOwnRegistrations } from '#model/events/registration/own-registrations.ts';
import {
  exportParticipants,
  listParticipants,
  type ParticipantWithAnswers,
  toPersonReply,
} from '#model/events/registration/participants.ts';
import { countReservedPlaces } from '#model/events/registration/places.ts';
import { readPublicEvent } from '#model/events/registration/public-events.ts';
import {
  eventQuestions,
  type QuestionRecord,
  saveQuestions,
  toWrittenQuestions,
} from '#model/events/registration/questions.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  type EventWaitingRecord,
  eventSettings,
  readWithEvent,
} from '#model/events/registration/records.ts';
import { readRegistrants } from '#model/events/registration/registrants.ts';
import { saveSettings, toSettings } from '#model/events/registration/settings.ts';
import {
  countEntries,
  findOwnEntries,
  listWaitingEntries,
  readPosition,
  toOwnEntry,
} from '#model/events/registration/waiting-entries.ts';
import { readFileAnswer } from '#model/events/results/file-answers.ts';

type WithStart = Pick<OwnEventRegistration, 'event'>;

const byStart = (one: WithStart, other: WithStart): number =>
  one.event.startDate.localeCompare(other.event.startDate);

const toGroup = ({ group }: EventRegistrationRecord): EventParticipant['group'] =>
  group === undefined ? null : { _id: group.id, institution: group.institution, isNamed: group.isNamed };

const toParticipant = (
  { registration, person, values }: ParticipantWithAnswers,
  questions: readonly QuestionRecord[],
): EventParticipant => ({
  ...pickReplyFields(participant, registration.data),
  _id: registration.id,
  person: toPersonReply(person),
  price: { kind: registration.data.priceKind, amount: registration.data.price },
  group: toGroup(registration.data),
  answers: toAnswers(questions, values),
});

/** Returns the answers to questions, in their order. */
const toAnswers = (questions: readonly QuestionRecord[], values: Readonly<Record<string, string>>) =>
  questions.flatMap(({ id, text, kind }) => {
    const value = values[id];
    return value === undefined ? [] : [{ question: text, value, file: kind === 'file' ? id : null }];
  });

type PriceInput = Partial<Record<`${PriceKind}${'Price' | 'Early'}`, number | undefined>>;

/** Returns the prices of a form. A kind without an amount cannot register. */
const toPrices = (input: PriceInput): EventPrices =>
  Object.fromEntries(
    priceKinds.flatMap((kind) => {
      const [amount, early] = [input[`${kind}Price`], input[`${kind}Early`]];
      return typeof amount === 'number' ? [[kind, { amount, early: early ?? null }]] : [];
    }),
  );

function toSettingsReply(record: EventSettingsRecord) {
  const settings = toSettings(record);
  return {
    ...pickReplyFields(registrationSettings, { ...record, ...settings }),
    pools: settings.pools,
    prices: settings.prices,
    refunds: toRefundsReply(settings.refunds),
  };
}

/** Counts each key in parallel. */
async function countEach<K extends string>(
  keys: readonly K[],
  count: (key: K) => Promise<number>,
): Promise<Record<K, number>> {
  const counted = await Promise.all(keys.map(async (key) => [key, await count(key)] as const));
  return Object.fromEntries(counted) as Record<K, number>;
}

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

export const eventRegistrations: Handlers<typeof table> = {
  async getEventRegistration({ id }, _caller, request) {
    const [found, caller] = await Promise.all([readPublicEvent(id), request.identify()]);
    const [registration, event] = await Promise.all([
      readRegistrationReply(found, caller?.user),
      toShownEvent(found),
    ]);
    return { registration, event };
  },

  registerForEvent: ({ id, ...choice }, { user }) => registrantActions.register(user, id, choice),

  cancelEventRegistration: ({ id, ...input }, { user }) => registrantActions.cancel(user, id, input),

  getOwnEventBill: ({ id }, { user }) => registrantActions.readBill(user, id),

  payForEvent: ({ id, ...input }, { user }, request) => registrantActions.pay(user, id, input, request),

  async listOwnEventRegistrations(_input, { user }) {
    const [own, entries, groups, guestPlaces] = await Promise.all([
      findOwnRegistrations(user.id),
      findOwnEntries(user.id),
      listOwnGroups(user),
      listOwnGuestPlaces(user.data),
    ]);
    const ids = [...own, ...entries].map(({ data }) => data.event);
    const eventOf = await readOwnEvents(ids);
    const rows = own.flatMap(({ id, data }) => {
      const event = eventOf(data.event);
      if (event === undefined) return [];
      const { bill, holdUntil, group } = data;
      // A payment waits for its decision. The page of the event shows what a paid place returns.
      const canCancel =
        group === undefined &&
        event.startDate > clock.now().toISOString() &&
        (bill === null || holdUntil !== null);
      const orderedBy = group?.institution ?? null;
      return [{ ...pickReplyFields(ownRegistration, data), _id: id, event, canCancel, orderedBy }];
    });
    const waiting = await Promise.all(
      entries.map(async ({ id, data }) => {
        const event = eventOf(data.event);
        return event === undefined ? [] : [{ _id: id, event, ...(await toOwnEntry(data)) }];
      }),
    );
    return {
      data: rows.sort(byStart),
      waiting: waiting.flat().sort(byStart),
      groups: groups.sort(byStart),
      guestPlaces,
    };
  },

  async getWrittenEventRegistration({ id }) {
    const [[event, settings], reserved, waiting] = await Promise.all([
      readWithEvent(eventSettings, id),
      countEach(placePools, (pool) => countReservedPlaces(id, pool)),
      countEach(waitingStates, (state) => countEntries(id, state)),
    ]);
    return {
      event: {
        _id: event.id,
        title: event.data.title,
        startDate: event.data.startDate?.toISOString() ?? null,
        isCancelled: Boolean(event.data.cancelledAt),
      },
      settings: settings === undefined ? null : toSettingsReply(settings.data),
      reservedPlaces: sumOfPools(reserved),
      reserved,
      waiting,
    };
  },

  async saveEventRegistration({ id, basedOn, ...input }, { user }) {
    const { opensAt, closesAt, earlyUntil = null, allowsGuests } = input;
    const { holdHours = eventPriceLimits.defaultHoldHours } = input;
    const { hasWaitingList = true, needsApproval = false } = input;
    const settings = {
      ...{ opensAt, closesAt, earlyUntil, holdHours, hasWaitingList, needsApproval, allowsGuests },
      refunds: toRefundTable(input),
      pools: toPools(input),
      prices: toPrices(input),
    };
    await saveSettings(id, settings, basedOn, actorOf(user));
    await offerAfterCommit(id);
    return { message: 'Pendaftaran disimpan.' };
  },

  async listEventParticipants({ id, ...page }) {
    const [{ participants, ...list }, questions] = await Promise.all([
      listParticipants(id, page),
      eventQuestions.get(id),
    ]);
    const asked = questions?.data.questions ?? [];
    const data = participants.map((one) => toParticipant(one, asked));
    return { data, ...list };
  },

  async exportEventParticipants({ id }, { user }) {
    const event = await events.getOrThrow(id);
    return exportParticipants({ id, name: event.data.title }, actorOf(user));
  },

  getOwnEventAnswers: ({ id }, { user }) => readOwnAnswers(id, user.id),

  saveOwnEventAnswers: ({ id, ...input }, { user }) => registrantActions.saveAnswers(user, id, input),

  saveOwnEventFile: ({ id, ...input }, { user }, request) =>
    registrantActions.saveFile(user, id, input, request),

  deleteOwnEventFile: ({ id, ...input }, { user }) => registrantActions.deleteFile(user, id, input),

  downloadEventAnswer: ({ id, registration, question }) => readFileAnswer(id, registration, question),

  async getWrittenEventQuestions({ id }) {
    const [event, stored] = await readWithEvent(eventQuestions, id);
    return {
      event: { _id: event.id, title: event.data.title },
      questions: await toWrittenQuestions(stored?.data.questions ?? []),
      updatedAt: stored?.data.updatedAt.toISOString() ?? null,
    };
  },

  async saveEventQuestions({ id, ...input }, { user }) {
    await saveQuestions(id, input, actorOf(user));
    return { message: 'Pertanyaan disimpan.' };
  },

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
    const [{ rows, ...list }, questions] = await Promise.all([
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
        ...pickReplyFields(waitingPerson, row.data),
        person:
          person === undefined ? null : { _id: person.id, name: person.data.name, email: person.data.email },
        position: first === null ? null : first + index,
        answers: toAnswers(asked, values).map(({ question, value }) => ({ question, value })),
      };
    });
    return { data, ...list };
  },

  async approveEventRequest({ id, request }, { user }) {
    const { state } = await approveRequest(id, request, actorOf(user));
    return { message: approvalTexts[state] };
  },

  async rejectEventRequest({ id, request, reason }, { user }) {
    await rejectRequest(id, request, reason, actorOf(user));
    return { message: 'Permintaan ditolak. Alasannya dikirim lewat email.' };
  },

  async offerEventTransfer({ id, email }, { user }) {
    await startTransfer(id, user, email);
    return { message: t.transferSent };
  },

  async withdrawEventTransfer({ id }, { user }) {
    await withdrawTransfer(id, user);
    return { message: t.transferWithdrawn };
  },

  async getEventTransfer({ code }, { user }) {
    const { event, owner, transfer, difference } = await readTransfer(code, user);
    const { id, data } = event;
    return {
      event: {
        _id: id,
        ...pickReplyFields(timedEvent, data),
        title: await readTitle({ id, title: data.title }),
      },
      from: owner.data.name,
      expiresAt: transfer.data.expireAt.toISOString(),
      difference,
    };
  },

  async acceptEventTransfer({ code, seenDifference }, { user }) {
    const { event, holdUntil } = await acceptTransfer(code, user, seenDifference);
    const message =
      holdUntil === null ? t.ticketIsYours : fill(t.payDifference, { time: formatDateTime(holdUntil) });
    return { message, event };
  },
};
