import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { bill } from '../money/bills.ts';
import { answerFileSlot, paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { seenRefund, shownEvent } from '../schemas/events/own-events.ts';
import { dateTime, idField, idInput, messageReply } from '../schemas/fields.ts';
import { emailField, nameField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';
import { answersField, ownAnswers } from './event-questions.ts';
import { ownRefund, refundAccountFields } from './event-refunds.ts';
import { openRegistration, registrationChoice } from './event-registrations.ts';
import { ownSurveyState, surveyAnswerFields } from './event-surveys.ts';
import { ticket } from './tickets.ts';

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
  /** Throws as `cancelEventRegistration`. A repetition changes nothing. */
  cancelGuestPlace: {
    ...byCode,
    path: '/event-guests/cancellation',
    reads: 30,
    input: codeInput.extend({ seenRefund }),
    reply: messageReply,
  },
  /** Throws as `saveOwnEventAnswers`. A repetition changes nothing. */
  saveGuestAnswers: {
    ...byCode,
    path: '/event-guests/answers',
    reads: 8,
    input: codeInput.extend({ answers: answersField }),
    reply: messageReply,
  },
  /** Throws as `saveOwnEventFile`. */
  saveGuestFile: {
    ...byCode,
    path: '/event-guests/answers/file',
    idempotent: true,
    reads: 8,
    input: codeInput.extend({ question: idField }),
    files: { answer: answerFileSlot },
    reply: messageReply,
  },
  /** Throws as `deleteOwnEventFile`. A repetition changes nothing. */
  deleteGuestFile: {
    ...byCode,
    path: '/event-guests/answers/file/deletion',
    reads: 8,
    input: codeInput.extend({ question: idField }),
    reply: messageReply,
  },
  /** Leaves the waiting list, declines the offer, or withdraws the request. A repetition changes nothing. */
  leaveGuestWaitingList: {
    ...byCode,
    path: '/event-guests/waiting/deletion',
    reads: 30,
    reply: messageReply,
  },
  /** Throws as `saveRefundAccount`. A repetition changes nothing. */
  saveGuestRefundAccount: {
    ...byCode,
    path: '/event-guests/refund-account',
    input: codeInput.extend({ id: idField, ...refundAccountFields }),
    reply: messageReply,
  },
  getGuestBill: {
    ...byCode,
    path: '/event-guests/bill',
    reads: 7,
    reply: bill,
  },
  /** Throws as `payForEvent`. */
  payGuestPlace: {
    ...byCode,
    path: '/event-guests/proof',
    idempotent: true,
    reads: 9 + queryLimits.similarProofSearch,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /** Throws as `answerEventSurvey`. */
  answerGuestSurvey: {
    ...byCode,
    path: '/event-guests/survey',
    input: codeInput.extend(surveyAnswerFields),
    reply: messageReply,
  },
  getGuestTicketFile: {
    ...byCode,
    path: '/event-guests/ticket',
    reply: fileReply,
  },
  getGuestCertificateFile: {
    ...byCode,
    path: '/event-guests/certificate',
    reply: fileReply,
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
