import type { FileBytes } from 'contract/endpoint';
import { fill } from 'contract/text/language/fill';
import { t } from '#messages/files.ts';
import type { TicketFacts } from './ticket.ts';

/** Returns the PDF of a ticket. */
export async function toTicketFile(ticket: TicketFacts): Promise<Required<FileBytes>> {
  // Loaded on first use, because few requests draw a PDF.
  const { ticketPdf } = await import('./ticket-pdf.ts');
  return {
    contentType: 'application/pdf',
    bytes: await ticketPdf(ticket),
    fileName: fill(t.ticketFile, { number: ticket.number }),
  };
}
