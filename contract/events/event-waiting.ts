import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { waitingStates } from '../rules/events/waiting.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { dateTime, idField, idInput, messageReply, multilineField } from '../schemas/fields.ts';
import { pageSchema } from '../schemas/paging.ts';
import { requiredError } from '../text/wording.ts';

/** The caller's request, position on the waiting list, or offer. */
export const ownEntry = z.object({
  state: z.enum(waitingStates),
  /** Position on the waiting list; null for a request and an offer. */
  position: z.number().int().nullable(),
  /** When the offer ends; null without one. */
  offerUntil: dateTime.nullable(),
});
export type OwnEntry = z.output<typeof ownEntry>;

const waitingPerson = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
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
const decision = { method: 'PUT', access: 'admin', duty: 'events', eventManagers: true } as const;

/** Waiting lists and approvals of the registration for events (decision 0119). */
export const eventWaiting = {
  /**
   * Leaves the waiting list, declines the offer, or withdraws the request of the caller. The place is offered to the
   * next person. A repetition changes nothing.
   */
  leaveEventWaitingList: {
    method: 'DELETE',
    path: '/events/{id}/waiting',
    access: 'signed-in',
    limitsChanges: true,
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
      event: z.object({
        _id: z.string(),
        title: z.string(),
        /** False for an event that has no page in the current language. */
        hasPage: z.boolean().optional(),
      }),
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
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    // Reads the session, the questions, the number of rows, the row before and the position of the first row, and each
    // entry with its account and answers.
    reads: { base: 8, perRow: 3 },
    input: idInput.extend({ state: z.enum(waitingStates), ...pageSchema.shape }),
    reply: z.object({
      data: z.array(waitingPerson),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
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
    input: requestInput.extend({
      reason: multilineField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
