import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { badgesPerFile } from '../rules/events/badges.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idField, idInput } from '../schemas/fields.ts';

export const ticket = z.object({
  /** Text of the QR code; `parseTicketCode` parses it. */
  code: z.string(),
  /** Short form for reading aloud: '00FF-1020-3040-5060'. */
  number: z.string(),
  holder: z.string(),
  event: z.object({
    _id: z.string(),
    title: z.string(),
    location: z.string(),
    startDate: dateTime,
    endDate: dateTime,
  }),
});
export type Ticket = z.output<typeof ticket>;

const ownTicket = {
  method: 'GET',
  access: 'signed-in',
  input: idInput,
} as const;

/** Tickets of the caller for events (decision 0120). All throw `not-found` without a confirmed registration. */
export const tickets = {
  getTicket: { ...ownTicket, path: '/events/{id}/ticket', reply: ticket },
  /** Downloads the ticket as PDF. */
  getTicketFile: { ...ownTicket, path: '/events/{id}/ticket/file', reply: fileReply },
  /**
   * Downloads badges as PDF: of the named registrations, or of one part of all confirmed ones, in the order of
   * their time. Throws `wrong-status` without a confirmed person.
   */
  printEventBadges: {
    method: 'POST',
    path: '/events/written/{id}/badges',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    stepUp: true,
    // Reads the session, the event, the parts before, and each registration with its person.
    reads: 4 + limits.eventPlaces + 2 * badgesPerFile,
    input: idInput.extend({
      people: z.array(idField).min(1).max(badgesPerFile).optional(),
      /** From 1. Without people only. */
      part: z
        .number()
        .int()
        .min(1)
        .max(limits.eventPlaces / badgesPerFile)
        .default(1),
    }),
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
