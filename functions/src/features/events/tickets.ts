import type { tickets as table } from 'contract/events/tickets';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readBadges } from '#model/events/tickets/badges.ts';
import { readOwnTicket, toTicketReply } from '#model/events/tickets/ticket.ts';
import { toTicketFile } from '#model/events/tickets/ticket-file.ts';

export const tickets: Handlers<typeof table> = {
  async getTicket({ id }, { user }) {
    return toTicketReply(await readOwnTicket(id, actorOf(user)));
  },

  async printEventBadges({ id, people, part }, { user }) {
    const badges = await readBadges(id, people, part, actorOf(user));
    const { badgesPdf } = await import('#model/events/tickets/badge-pdf.ts');
    const file = `label-${people === undefined ? `bagian-${part}` : 'terpilih'}.pdf`;
    return { contentType: 'application/pdf', bytes: await badgesPdf(badges), fileName: file };
  },

  async getTicketFile({ id }, { user }) {
    return toTicketFile(await readOwnTicket(id, actorOf(user)));
  },
};
