import type { Ticket, tickets as table } from 'contract/tickets';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readBadges } from '#model/tickets/badges.ts';
import { readOwnTicket, type TicketFacts } from '#model/tickets/ticket.ts';

const toReply = ({ code, number, holder, event }: TicketFacts): Ticket => ({
  code,
  number,
  holder,
  event: {
    _id: event.id,
    title: event.title,
    location: event.location,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate.toISOString(),
  },
});

export const tickets: Handlers<typeof table> = {
  async getTicket({ id }, { user }) {
    return toReply(await readOwnTicket(id, actorOf(user)));
  },

  async printEventBadges({ id, people, part }, { user }) {
    const badges = await readBadges(id, people, part, actorOf(user));
    const { badgesPdf } = await import('#model/tickets/badge-pdf.ts');
    const file = `label-${people === undefined ? `bagian-${part}` : 'terpilih'}.pdf`;
    return { contentType: 'application/pdf', bytes: await badgesPdf(badges), fileName: file };
  },

  async getTicketFile({ id }, { user }) {
    const ticket = await readOwnTicket(id, actorOf(user));
    // Loaded on first use, because few requests draw a PDF.
    const { ticketPdf } = await import('#model/tickets/ticket-pdf.ts');
    return {
      contentType: 'application/pdf',
      bytes: await ticketPdf(ticket),
      fileName: `tiket-${ticket.number}.pdf`,
    };
  },
};
