import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { maxTransfers } from '../rules/events/transfers.ts';
import { waitingStates } from '../rules/events/waiting.ts';
import { answerFileSlot, paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { byEventAdmins, namedPerson } from '../schemas/events/event-admins.ts';
import { groupRow, ownChange, seenRefund, shownEvent, timedEvent } from '../schemas/events/own-events.ts';
import { answersField, ownAnswers, questionsField, writtenQuestions } from '../schemas/events/questions.ts';
import {
  awaitedEvent,
  openRegistration,
  ownGuestPlace,
  ownRegistration,
  participant,
  registrationChoice,
  registrationReply,
  settingsInput,
} from '../schemas/events/registrations.ts';
import { basedOn, dateTime, idField, idInput, messageReply, reasonField } from '../schemas/fields.ts';
import { pagedReply, pageSchema } from '../schemas/paging.ts';
import { emailField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

const adminRead = { method: 'GET', ...byEventAdmins } as const;

export const waitingPerson = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: namedPerson.nullable(),
  joinedAt: dateTime,
  priceKind: z.enum(priceKinds),
  position: z.number().int().nullable(),
  offerUntil: dateTime.nullable(),
  /** Answers to the questions of the registration, in their order. */
  answers: z.array(z.object({ question: z.string(), value: z.string() })),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

/** The code is in the body, because URLs end up in logs. */
const codeInput = z.object({
  code: z.string(requiredError).min(1, requiredError).max(limits.textCharacters),
});

const requestInput = idInput.extend({ request: idField });

/** Decisions on requests of one event. */
const decision = { method: 'PUT', ...byEventAdmins } as const;

/** Code of the link in the mail: registration and secret. */
const codeField = z.string().max(limits.textCharacters);

const transfer = z.object({
  event: timedEvent,
  /** Name of the owner who transfers the place. */
  from: z.string(),
  expiresAt: dateTime,
  /** Amount in whole rupiah that the caller pays in addition; 0 if the place is paid. */
  difference: z.number().int(),
});
export type EventTransfer = z.output<typeof transfer>;

/**
 * Registration for events (decision 0119): places, questions and answers, waiting lists and approvals, and transfers of
 * places to another person, who accepts by a link. A place is a document, so that none is given twice.
 */
export const eventRegistrations = {
  /**
   * Returns the registration for an event that is public in any language; null without one. Throws `not-found`. The
   * title of the event is that of the current language, or the Indonesian one. Without a session, the places of
   * another instance can be five seconds old. A registration itself reads them again.
   */
  getEventRegistration: {
    method: 'GET',
    path: '/events/{id}/registration',
    access: 'anyone',
    instanceCacheSeconds: 5,
    // Reads event with its English texts, settings, free places of two pools, and the number of waiting people. With
    // a session, reads the caller, their registration with its bills and transfer, their entry, and its position.
    reads: 15 + maxTransfers,
    input: idInput,
    reply: z.object({ registration: openRegistration.nullable(), event: shownEvent.optional() }),
  },
  /**
   * Gives the caller a place, and a bill if it has a price. Without a free place, the caller joins the waiting list;
   * an event with approval stores a request. An offered place is accepted, also after the registration is closed. A
   * repetition changes nothing. Throws `wrong-status` outside of the registration period, before required answers, and
   * for a member price without a membership that is valid on the day of the event. Throws `no-place-free` without a
   * waiting list, and `conflict` if the price is not the one on screen.
   */
  registerForEvent: {
    method: 'POST',
    path: '/events/{id}/registration',
    ...ownChange,
    // Reads the session, the limit of changes, event with its English texts, settings, registration, entry,
    // questions and answers. Then at most three places twice for two pools, with the next waiting person, and the
    // bill with its reservation and three amounts.
    reads: 29,
    input: idInput.extend({
      ...registrationChoice,
      /** True for the price of a member with a renewal of the membership in the same bill. */
      withRenewal: z.boolean().optional(),
    }),
    reply: messageReply,
  },
  /**
   * Gives the place back, closes its unpaid bill, and opens the refund of a paid one. A repetition changes nothing.
   * Throws `wrong-status` after the event has begun and while a payment waits, and `conflict` if the refund is not
   * the one on screen.
   */
  cancelEventRegistration: {
    method: 'DELETE',
    path: '/events/{id}/registration',
    ...ownChange,
    // Reads the session, the limit of changes, event, settings, registration, place, bill and answers.
    reads: 10 + 2 * maxTransfers,
    input: idInput.extend({ seenRefund }),
    reply: messageReply,
  },
  /** Returns the bill of the caller's place. Throws `not-found` without a place, and `wrong-status` without a price. */
  getOwnEventBill: {
    method: 'GET',
    path: '/events/{id}/registration/bill',
    access: 'signed-in',
    input: idInput,
    reply: bill,
  },
  /**
   * Stores a proof for the bill of the caller's place, or replaces one that waits. The place is then held until
   * the decision. Throws `not-found` without a place, and `wrong-status` for a paid one.
   */
  payForEvent: {
    method: 'PUT',
    path: '/events/{id}/registration/proof',
    ...ownChange,
    idempotent: true,
    // Reads the session, the limit of changes, registration, bill and an earlier proof, then searches.
    reads: 8 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * Lists the caller's registrations, waiting lists and requests for events that are not over, the next event first.
   * Coordinators also get the groups of their institution.
   */
  listOwnEventRegistrations: {
    method: 'GET',
    path: '/users/user/profile/events',
    access: 'signed-in',
    // Reads the session, and each registration and place of a guest with its event. Then each waiting list with its
    // event and the position, and each group with its event and the number of names. In English, also each title.
    reads:
      6 +
      3 * limits.ownEventRegistrations +
      3 * queryLimits.ownGuestPlaces +
      4 * limits.ownEventWaiting +
      4 * limits.ownEventGroups,
    input: z.object({}),
    reply: z.object({
      data: z.array(ownRegistration),
      waiting: z.array(awaitedEvent),
      groups: z.array(groupRow),
      /** Empty without a verified address. */
      guestPlaces: z.array(ownGuestPlace),
    }),
  },
  getWrittenEventRegistration: {
    ...adminRead,
    path: '/events/written/{id}/registration',
    // Reads the session, the event, its settings, the number of reserved places of each pool, and of waiting people in
    // each state.
    reads: 11,
    input: idInput,
    reply: registrationReply,
  },
  /**
   * Opens the registration, or changes its times and places. A save that lowers one pool and raises another moves
   * free places. Throws `invalid-input` for fewer places than are reserved and for the removal of a price that
   * participants have, `conflict` if another admin saved meanwhile.
   */
  saveEventRegistration: {
    method: 'PUT',
    path: '/events/written/{id}/registration',
    ...byEventAdmins,
    // Reads the session, the event, its settings, the participants of removed prices, and each place that leaves its
    // pool.
    reads: 6 + 2 * priceKinds.length + limits.eventPlaces,
    input: settingsInput,
    reply: messageReply,
  },
  listEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants',
    // Reads the session, the event, its questions, the number of rows and the row before, and each registration
    // with its account and answers.
    reads: { base: 7, perRow: 3 },
    input: idInput.extend(pageSchema.shape),
    reply: pagedReply(participant),
  },
  /** Downloads the participants as CSV, in the order of their registration. */
  exportEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants/export',
    stepUp: true,
    reads: 7 + 3 * limits.eventPlaces,
    input: idInput,
    reply: fileReply,
  },
  /** Throws `not-found` for an event that is not public. */
  getOwnEventAnswers: {
    method: 'GET',
    path: '/events/{id}/answers',
    access: 'signed-in',
    input: idInput,
    reply: ownAnswers,
  },
  /**
   * Saves the caller's answers, before or after the registration. A repetition changes nothing. Throws
   * `invalid-input` without a required answer and for a wrong value, `wrong-status` after the event has begun.
   */
  saveOwnEventAnswers: {
    method: 'PUT',
    path: '/events/{id}/answers',
    ...ownChange,
    // Reads the session, the limit of changes, event with its English texts, questions and answers.
    reads: 7,
    input: idInput.extend({ answers: answersField }),
    reply: messageReply,
  },
  /**
   * Stores a file as the caller's answer, or replaces it. Throws `invalid-file`; `not-found` for a question of
   * another kind; `wrong-status` after the event has begun.
   */
  saveOwnEventFile: {
    method: 'PUT',
    path: '/events/{id}/answers/{question}/file',
    ...ownChange,
    idempotent: true,
    // Reads the session, the limit of changes, event with its English texts, questions and answers.
    reads: 7,
    input: idInput.extend({ question: idField }),
    files: { answer: answerFileSlot },
    reply: messageReply,
  },
  /** Deletes the file. A repetition changes nothing. Throws `wrong-status` after the event has begun. */
  deleteOwnEventFile: {
    method: 'DELETE',
    path: '/events/{id}/answers/{question}/file',
    ...ownChange,
    reads: 7,
    input: idInput.extend({ question: idField }),
    reply: messageReply,
  },
  /** Downloads the file of a participant. Throws `not-found`, also for a registration of another event. */
  downloadEventAnswer: {
    method: 'GET',
    path: '/events/written/{id}/answers/{registration}/{question}',
    ...byEventAdmins,
    input: idInput.extend({ registration: idField, question: idField }),
    reply: fileReply,
  },
  getWrittenEventQuestions: {
    method: 'GET',
    path: '/events/written/{id}/questions',
    ...byEventAdmins,
    // Reads the session, event and questions, and one answer of each question.
    reads: 4 + limits.eventQuestions,
    input: idInput,
    reply: writtenQuestions,
  },
  /**
   * Saves all questions. Throws `invalid-input` if an answered one disappears or gets another kind, `conflict`
   * if another admin saved meanwhile.
   */
  saveEventQuestions: {
    method: 'PUT',
    path: '/events/written/{id}/questions',
    ...byEventAdmins,
    // Reads the session, event and questions, and one answer of each question that disappears or changes.
    reads: 4 + limits.eventQuestions,
    input: idInput.extend({ questions: questionsField, basedOn }),
    reply: messageReply,
  },
  /**
   * Leaves the waiting list, declines the offer, or withdraws the request of the caller. The place is offered to the
   * next person. A repetition changes nothing.
   */
  leaveEventWaitingList: {
    method: 'DELETE',
    path: '/events/{id}/waiting',
    ...ownChange,
    // Reads the session, the limit of changes, the entry, event, account, place and answers.
    reads: 9,
    input: idInput,
    reply: messageReply,
  },
  /** Returns the event of a mailed link. Throws `invalid-code`, and `gone` when the entry has ended. */
  readWaitingLink: {
    method: 'POST',
    path: '/events/waiting/link',
    access: 'anyone',
    input: codeInput,
    reply: z.object({
      event: shownEvent.pick({ _id: true, title: true, hasPage: true }),
      state: z.enum(waitingStates),
    }),
  },
  /** Leaves the waiting list or declines the offer without login. Throws as `readWaitingLink`. */
  leaveByWaitingLink: {
    method: 'POST',
    path: '/events/waiting/link/leave',
    access: 'anyone',
    input: codeInput,
    reply: messageReply,
  },
  /** Lists the people of an event in one state, in the order of joining. */
  listEventWaiting: {
    method: 'GET',
    path: '/events/written/{id}/waiting',
    ...byEventAdmins,
    // Reads the session, the questions, the number of rows, the row before and the position of the first row, and each
    // entry with its account and answers.
    reads: { base: 8, perRow: 3 },
    input: idInput.extend({ state: z.enum(waitingStates), ...pageSchema.shape }),
    reply: pagedReply(waitingPerson),
  },
  /**
   * Approves a request: the person gets a place and a bill, or joins the waiting list. Throws `wrong-status` if it was
   * decided, `no-place-free` without a waiting list.
   */
  approveEventRequest: {
    ...decision,
    path: '/events/written/{id}/waiting/{request}/approve',
    // Reads the session, request, account, event with its English texts and settings. Then twice at most three places
    // of two pools with the next waiting person, and the bill with its reservation, or the position.
    reads: 25,
    input: requestInput,
    reply: messageReply,
  },
  /** Rejects a request. Throws `wrong-status` if it was decided. */
  rejectEventRequest: {
    ...decision,
    path: '/events/written/{id}/waiting/{request}/reject',
    // Reads the session, request, account, event and answers.
    reads: 7,
    input: requestInput.extend({ reason: reasonField }),
    reply: messageReply,
  },
  /**
   * Starts the transfer of the caller's place to an address, and replaces an earlier one. Throws `wrong-status` for an
   * unpaid place, after the check-in, and on the day of the event.
   */
  offerEventTransfer: {
    method: 'PUT',
    path: '/events/{id}/registration/transfer',
    ...ownChange,
    // Reads the session, the limit of changes, event with its English texts, settings, registration and the earlier
    // transfer.
    reads: 10,
    input: idInput.extend({ email: emailField }),
    reply: messageReply,
  },
  /** Withdraws the transfer. A repetition changes nothing. */
  withdrawEventTransfer: {
    method: 'DELETE',
    path: '/events/{id}/registration/transfer',
    ...ownChange,
    // Reads the session, the limit of changes, event with its English texts, settings and the transfer.
    reads: 8,
    input: idInput,
    reply: messageReply,
  },
  /** Returns the transfer of a code. Throws `invalid-code` for a used, withdrawn or expired one. */
  getEventTransfer: {
    method: 'POST',
    path: '/event-transfers',
    access: 'signed-in',
    // Reads the session, the transfer, event with its English texts, settings, registrations of both, and the owner.
    reads: 11,
    input: z.object({ code: codeField }),
    reply: transfer,
  },
  /**
   * Gives the place to the caller with another ticket. A price above the paid one holds it until the difference is
   * paid. Throws as `getEventTransfer`, `wrong-status` for a caller with a place or without a required answer, and
   * `conflict` for another difference than the one on screen.
   */
  acceptEventTransfer: {
    method: 'POST',
    path: '/event-transfers/accept',
    ...ownChange,
    // Reads the limit of changes, questions, answers of both, place, waiting entry with its place, paid bills, and the
    // bill with its reservation too.
    reads: 20 + maxTransfers,
    input: z.object({ code: codeField, seenDifference: z.coerce.number().int() }),
    reply: messageReply.extend({ event: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
