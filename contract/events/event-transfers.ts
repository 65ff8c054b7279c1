import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { maxTransfers } from '../rules/events/transfers.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { emailField } from '../schemas/people.ts';

/** Code of the link in the mail: registration and secret. */
const codeField = z.string().max(limits.textCharacters);

const offer = z.object({
  event: z.object({
    _id: z.string(),
    title: z.string(),
    location: z.string(),
    startDate: dateTime,
    endDate: dateTime,
  }),
  /** Name of the owner who transfers the place. */
  from: z.string(),
  expiresAt: dateTime,
  /** Amount in whole rupiah that the caller pays in addition; 0 if the place is paid. */
  difference: z.number().int(),
});
export type EventTransfer = z.output<typeof offer>;

/** Transfers of places to another person, who accepts by a link (decision 0119). */
export const eventTransfers = {
  /**
   * Offers the caller's place to an address, and replaces an earlier offer. Throws `wrong-status` for an unpaid
   * place, after the check-in, and on the day of the event.
   */
  offerEventTransfer: {
    method: 'PUT',
    path: '/events/{id}/registration/transfer',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event with its English texts, settings, registration and the earlier
    // offer.
    reads: 10,
    input: idInput.extend({ email: emailField }),
    reply: messageReply,
  },
  /** Withdraws the offer. A repetition changes nothing. */
  withdrawEventTransfer: {
    method: 'DELETE',
    path: '/events/{id}/registration/transfer',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event with its English texts, settings and the offer.
    reads: 8,
    input: idInput,
    reply: messageReply,
  },
  /** Returns the offer of a code. Throws `invalid-code` for a used, withdrawn or expired one. */
  getEventTransfer: {
    method: 'POST',
    path: '/event-transfers',
    access: 'signed-in',
    // Reads the session, the offer, event with its English texts, settings, registrations of both, and the owner.
    reads: 11,
    input: z.object({ code: codeField }),
    reply: offer,
  },
  /**
   * Gives the place to the caller with another ticket. A price above the paid one holds it until the difference is
   * paid. Throws as `getEventTransfer`, `wrong-status` for a caller with a place or without a required answer, and
   * `conflict` for another difference than the one on screen.
   */
  acceptEventTransfer: {
    method: 'POST',
    path: '/event-transfers/accept',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the limit of changes, questions, answers of both, place, waiting entry with its place, paid bills, and the
    // bill with its reservation too.
    reads: 20 + maxTransfers,
    input: z.object({ code: codeField, seenDifference: z.coerce.number().int() }),
    reply: messageReply.extend({ event: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
