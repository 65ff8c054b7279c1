import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { dateTime, idInput } from './schemas/fields.ts';

const ticket = z.object({
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
  // Reads the session, the registration and the event.
  reads: 4,
  input: idInput,
} as const;

/** Tickets of the caller for events (decision 0120). All throw `not-found` without a confirmed registration. */
export const tickets = {
  getTicket: { ...ownTicket, path: '/events/{id}/ticket', reply: ticket },
  /** Downloads the ticket as PDF. */
  getTicketFile: { ...ownTicket, path: '/events/{id}/ticket/file', reply: fileReply },
} as const satisfies Record<string, Endpoint>;
