import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { shownEvent } from '../schemas/events/own-events.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { emailField, nameField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';
import { certificates } from './certificates.ts';
import { eventQuestions, ownAnswers } from './event-questions.ts';
import { eventRefunds, ownRefund } from './event-refunds.ts';
import { eventRegistrations, openRegistration, registrationChoice } from './event-registrations.ts';
import { eventSurveys, ownSurveyState } from './event-surveys.ts';
import { eventWaiting } from './event-waiting.ts';
import { ticket, tickets } from './tickets.ts';

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

/**
 * Registration without an account, by a mailed link (decision 0119). All with a code throw `invalid-code`, and
 * `gone` after the data of the guest was deleted.
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
    ...asGuest(eventQuestions.saveOwnEventAnswers),
    path: '/event-guests/answers',
    reads: 8,
  },
  saveGuestFile: {
    ...asGuest(eventQuestions.saveOwnEventFile),
    path: '/event-guests/answers/file',
    reads: 8,
  },
  deleteGuestFile: {
    ...asGuest(eventQuestions.deleteOwnEventFile),
    path: '/event-guests/answers/file/deletion',
    reads: 8,
  },
  leaveGuestWaitingList: {
    ...asGuest(eventWaiting.leaveEventWaitingList),
    path: '/event-guests/waiting/deletion',
    reads: 30,
  },
  /** Throws as `saveRefundAccount`. A repetition changes nothing. */
  saveGuestRefundAccount: {
    ...byCode,
    path: '/event-guests/refund-account',
    input: eventRefunds.saveRefundAccount.input.extend(codeInput.shape),
    reply: messageReply,
  },
  getGuestBill: { ...asGuest(eventRegistrations.getOwnEventBill), path: '/event-guests/bill', reads: 7 },
  payGuestPlace: {
    ...asGuest(eventRegistrations.payForEvent),
    path: '/event-guests/proof',
    reads: 9 + queryLimits.similarProofSearch,
  },
  answerGuestSurvey: { ...asGuest(eventSurveys.answerEventSurvey), path: '/event-guests/survey' },
  getGuestTicketFile: { ...asGuest(tickets.getTicketFile), path: '/event-guests/ticket' },
  getGuestCertificateFile: {
    ...asGuest(certificates.getCertificateFile),
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
} as const satisfies Record<string, Endpoint>;
