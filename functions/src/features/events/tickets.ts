import type { tickets as table } from 'contract/events/tickets';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { readBadges } from '#model/events/tickets/badges.ts';
import { readOwnTicket, toTicketReply } from '#model/events/tickets/ticket.ts';

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

  getTicketFile: ({ id }, { user }) => registrantActions.readTicketFile(user, id),
};
