import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { groupLimits } from '../rules/events/groups.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { namedPerson } from '../schemas/events/event-admins.ts';
import {
  groupInstitution,
  groupLine,
  groupRow,
  ownChange,
  paymentFields,
  seenRefund,
  shownEvent,
} from '../schemas/events/own-events.ts';
import { ownAnswers } from '../schemas/events/questions.ts';
import { openRegistration, placePerson, registrationChoice } from '../schemas/events/registrations.ts';
import { dateTime, idField, idInput, messageReply } from '../schemas/fields.ts';
import { createNameField, emailField, nameField } from '../schemas/people.ts';
import { fill } from '../text/language/fill.ts';
import { t } from '../text/messages/checks.ts';
import { requiredError, wording } from '../text/wording.ts';
import { checkIns, ticket } from './check-ins.ts';
import { eventPayments, ownRefund } from './event-payments.ts';
import { eventRegistrations } from './event-registrations.ts';
import { eventResults, ownSurveyState } from './event-results.ts';

/** The signed code of the mailed link. It is in the body, because URLs end up in logs. */
const codeInput = z.object({
  code: z.string(requiredError).min(1, requiredError).max(200),
});

const guestPlace = z.object({
  guest: z.object({
    name: z.string(),
    email: z.string(),
    /** False until the person registers by the link. */
    isConfirmed: z.boolean(),
  }),
  event: shownEvent,
  /** Null after an admin ended the registration for the event. */
  registration: openRegistration.nullable(),
  asked: ownAnswers,
  /** Refunds for this event, the newest first. */
  refunds: z.array(ownRefund),
  /** Link for joining online; null without one and before the place is confirmed. */
  onlineLink: z.string().nullable(),
  /** Null before the place is confirmed. */
  ticket: ticket.nullable(),
  /** Null before a certificate is issued. */
  certificate: z.object({ code: z.string(), revokedAt: dateTime.nullable() }).nullable(),
  survey: ownSurveyState,
});
export type GuestPlace = z.output<typeof guestPlace>;

/** Endpoints of a guest. The signature of the code proves who the caller is. */
const byCode = { method: 'POST', access: 'anyone', input: codeInput } as const;

/**
 * Declares the endpoint of a guest like that of an account: with the same fields, files, reply and errors. The code
 * replaces session and id.
 */
function asGuest<Fields extends { id: z.ZodType }, Account extends Omit<Endpoint, 'input'>>({
  method: _method,
  path: _path,
  access: _access,
  limitsChanges: _limit,
  reads: _reads,
  input,
  ...shared
}: Account & { readonly input: z.ZodObject<Fields> }) {
  const { id: _id, ...fields } = input.shape;
  return { ...shared, ...byCode, input: z.object({ ...codeInput.shape, ...fields }) };
}

const { maxPlaces, minPlaces, maxGroups } = groupLimits;

/** Terms on which the caller can order places for the institution now. */
const groupTerms = z.object({
  institution: groupInstitution,
  /** Free places that the institution can get. */
  freePlaces: z.number().int(),
  /** Price of its seats, and the number of places at it; null without one. */
  seats: z.object({ kind: z.enum(priceKinds), count: z.number().int(), amount: z.number().int() }).nullable(),
  /** Amount of each further place in whole rupiah; null if the seats are the only ones. */
  publicAmount: z.number().int().nullable(),
  /** Reason why no group can be ordered now; null without one. */
  refusal: z.string().nullable(),
});
export type GroupTerms = z.output<typeof groupTerms>;

const groupPlace = z.object({
  /** From 1 on; stays with the place. */
  number: z.number().int(),
  kind: z.enum(priceKinds),
  /** Null before the place has a name. */
  person: placePerson.nullable(),
  hasAttended: z.boolean(),
});
export type GroupPlace = z.output<typeof groupPlace>;

/** Member in a seat of the institution. */
const groupMember = namedPerson.extend({
  /** True for a person with a place at the event, who cannot get another one. */
  isRegistered: z.boolean(),
  /** Whether the membership is valid on the day of the event, which the price of a seat needs. */
  isMember: z.boolean(),
});

const group = groupRow.extend({
  lines: z.array(groupLine),
  ...paymentFields,
  /** Null for a group that needs no payment any more. */
  bill: bill.nullable(),
  canCancel: z.boolean(),
  /** False after the event. */
  canName: z.boolean(),
  /** In the order of their numbers. */
  placeList: z.array(groupPlace),
  members: z.array(groupMember),
});
export type EventGroup = z.output<typeof group>;

const placesField = z.coerce
  .number(requiredError)
  .int({ error: () => t.wholeNumber })
  .min(minPlaces, { error: () => fill(t.minPlaces, { count: minPlaces }) })
  .max(maxPlaces, { error: () => fill(t.maxPlaces, { count: maxPlaces }) });

/** A field without a value sends an empty string. */
const noValue = z.literal('').transform(() => undefined);

/**
 * Places of people who do not register with an account. A guest registers by a mailed link (decision 0119); all
 * endpoints with a code throw `invalid-code`, and `gone` after the data of the guest was deleted. Coordinators order
 * groups of places for the people of their institution. Any present coordinator of the institution has access, all
 * other callers get `not-found`.
 */
export const eventGuests = {
  /**
   * Mails a link to an address. The reply is the same for each address. Throws `wrong-status` outside of the
   * registration period, and for an event without guests.
   */
  requestGuestPlace: {
    method: 'POST',
    path: '/events/{id}/guests',
    access: 'anyone',
    // Reads both limits, event with its English texts, settings, guest, and the owner of the address with the account.
    reads: 8,
    input: idInput.extend({ name: nameField, email: emailField }),
    reply: messageReply,
  },
  getGuestPlace: {
    ...byCode,
    path: '/event-guests/place',
    // Reads the limit, the guest, then event with its English texts, settings, free places, registration, bill,
    // questions, answers and programme. Then certificate, survey, refunds, and event and registration again for
    // answers, link, ticket and survey.
    reads: 33 + limits.ownEventRefunds,
    reply: guestPlace,
  },
  /** Confirms the address and registers, as `registerForEvent` does. A repetition changes nothing. */
  registerGuest: {
    ...byCode,
    path: '/event-guests/registration',
    // Reads the limit and the guest, then the same as `registerForEvent`.
    reads: 38,
    input: codeInput.extend(registrationChoice),
    reply: messageReply,
  },
  cancelGuestPlace: {
    ...asGuest(eventRegistrations.cancelEventRegistration),
    path: '/event-guests/cancellation',
    reads: 30,
  },
  saveGuestAnswers: {
    ...asGuest(eventRegistrations.saveOwnEventAnswers),
    path: '/event-guests/answers',
    reads: 8,
  },
  saveGuestFile: {
    ...asGuest(eventRegistrations.saveOwnEventFile),
    path: '/event-guests/answers/file',
    reads: 8,
  },
  deleteGuestFile: {
    ...asGuest(eventRegistrations.deleteOwnEventFile),
    path: '/event-guests/answers/file/deletion',
    reads: 8,
  },
  leaveGuestWaitingList: {
    ...asGuest(eventRegistrations.leaveEventWaitingList),
    path: '/event-guests/waiting/deletion',
    reads: 30,
  },
  /** Throws as `saveRefundAccount`. A repetition changes nothing. */
  saveGuestRefundAccount: {
    ...byCode,
    path: '/event-guests/refund-account',
    input: eventPayments.saveRefundAccount.input.extend(codeInput.shape),
    reply: messageReply,
  },
  getGuestBill: { ...asGuest(eventRegistrations.getOwnEventBill), path: '/event-guests/bill', reads: 7 },
  payGuestPlace: {
    ...asGuest(eventRegistrations.payForEvent),
    path: '/event-guests/proof',
    reads: 9 + queryLimits.similarProofSearch,
  },
  answerGuestSurvey: { ...asGuest(eventResults.answerEventSurvey), path: '/event-guests/survey' },
  getGuestTicketFile: { ...asGuest(checkIns.getTicketFile), path: '/event-guests/ticket' },
  getGuestCertificateFile: {
    ...asGuest(eventResults.getCertificateFile),
    path: '/event-guests/certificate',
  },
  /**
   * Deletes the data of the guest, with registration and certificate. Throws `wrong-status` if the books need it:
   * a payment waits or was accepted.
   */
  deleteGuest: {
    ...byCode,
    path: '/event-guests/deletion',
    reads: 30 + limits.ownEventRefunds,
    reply: messageReply,
  },
  /** Returns terms of an order and groups of the caller's institution; empty for callers who coordinate none. */
  listEventGroups: {
    method: 'GET',
    path: '/events/{id}/groups',
    access: 'signed-in',
    // Reads the session, event with its English texts, settings, institution, and its groups with the number of
    // names of each. Then each seat with its registration, free places of two pools, and two waiting people.
    reads: 13 + 2 * maxGroups + 2 * limits.institutionStaffSeats,
    input: idInput,
    reply: z.object({ offer: groupTerms.nullable(), groups: z.array(groupRow) }),
  },
  /**
   * Orders places with one bill, all or none. As many as the institution has seats without a place cost the price
   * of members, the others that of the public. Throws `wrong-status` outside of the registration period, for an event
   * with approval, and for more places than prices allow. Throws `no-place-free` with the number of free places,
   * and `conflict` if the amount is not the one on screen.
   */
  orderEventGroup: {
    method: 'POST',
    path: '/events/{id}/groups',
    ...ownChange,
    idempotent: true,
    // Reads the session, the limit of changes, event with its English texts, settings, institution, its groups, and
    // each seat with its registration. Then free places of two pools, from a random position on and from the
    // beginning, two waiting people, and the bill with its reservation and three amounts.
    reads: 19 + maxGroups + 2 * limits.institutionStaffSeats + 4 * maxPlaces,
    input: idInput.extend({ places: placesField, seenAmount: z.coerce.number().int().optional() }),
    reply: messageReply.extend({ _id: z.string() }),
    status: 201,
  },
  getEventGroup: {
    method: 'GET',
    path: '/event-groups/{id}',
    access: 'signed-in',
    // Reads the session, group, institution, event with its English texts, settings, bill, the QRIS code of the
    // association, each place with its person, and each seat with its registration.
    reads: 11 + 2 * maxPlaces + 2 * limits.institutionStaffSeats,
    input: idInput,
    reply: group,
  },
  /** Stores a proof for the bill of the group, as `payForEvent`. The caller then gets its mails and a refund. */
  payForEventGroup: {
    method: 'PUT',
    path: '/event-groups/{id}/proof',
    ...ownChange,
    idempotent: true,
    // Reads the session, the limit of changes, group, institution, bill and an earlier proof, then searches.
    reads: 10 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * Gives a place to a person: a member in a seat of the institution, or for a place at the price of the public, an
   * address. Another person loses the place and the ticket. A repetition changes nothing. Throws `wrong-status` for a
   * person with a place, after the check-in and after the event, and for a member whose membership ends before it.
   */
  nameEventPlace: {
    method: 'PUT',
    path: '/event-groups/{id}/places/{place}',
    ...ownChange,
    // Reads the session, the limit of changes, group, institution, event with its English texts, settings and all
    // places. Then both people with owner of the address and registrations, answers, the waiting entry with its place,
    // and the limit of the mailbox.
    reads: 22 + maxPlaces,
    input: idInput
      .extend({
        place: z.coerce.number().int().min(1).max(maxPlaces),
        /** Id of a member in a seat. */
        user: idField.optional().or(noValue),
        name: createNameField(limits.nameCharacters).optional(),
        email: emailField.optional().or(noValue),
      })
      .refine(({ user, name }) => user !== undefined || Boolean(name), {
        error: () => wording.required,
        path: ['name'],
      })
      .refine(({ user, email }) => user !== undefined || email !== undefined, {
        error: () => wording.required,
        path: ['email'],
      }),
    reply: messageReply,
  },
  /**
   * Gives all places back, closes the unpaid bill, and opens the refund of a paid one. A repetition changes nothing.
   * Throws `wrong-status` after the event has begun, after a check-in, and while a payment waits. Throws `conflict` if
   * the refund is not the one on screen.
   */
  cancelEventGroup: {
    method: 'DELETE',
    path: '/event-groups/{id}',
    ...ownChange,
    // Reads the session, the limit of changes, group, institution, event, settings, bill, contact, and each
    // registration with its place, person and answers.
    reads: 12 + 4 * maxPlaces,
    input: idInput.extend({ seenRefund }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
