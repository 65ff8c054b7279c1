import type { FileBytes } from 'contract/endpoint';
import { fill } from 'contract/text/language/fill';
import { t } from '#messages/files.ts';
import { readOwnTicket } from './ticket.ts';

/** Returns the PDF of the ticket of a person. Throws `not-found`. */
export async function readTicketFile(
  event: string,
  user: { id: string; name: string },
): Promise<Required<FileBytes>> {
  const ticket = await readOwnTicket(event, user);
  // Loaded on first use, because few requests draw a PDF.
  const { ticketPdf } = await import('./ticket-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await ticketPdf(ticket),
    fileName: fill(t.ticketFile, { number: ticket.number }),
  };
}
