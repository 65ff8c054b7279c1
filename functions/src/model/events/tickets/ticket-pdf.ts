import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { t } from '#messages/papers.ts';
import { colours, headerHeight, margin, PaperPage } from '#model/money/receipts/paper-page.ts';
import type { TicketFacts } from './ticket.ts';

const [width] = PaperPage.sizes.a5Landscape;
const qrSide = 220;

/** Draws a ticket. Equal tickets give equal bytes. */
export function ticketPdf(ticket: TicketFacts): Promise<Buffer> {
  const page = new TicketPage({
    title: fill(t.ticketTitle, { event: ticket.event.title }),
    createdAt: ticket.registeredAt,
    size: PaperPage.sizes.a5Landscape,
  });
  page.head(t.ticketHeading, ticket.number);
  page.body(ticket);
  return page.end();
}

class TicketPage extends PaperPage {
  body({ code, holder, event }: TicketFacts): void {
    const top = headerHeight + 24;
    this.qr(code, t.ticketQr, width - margin - qrSide, top, qrSide);
    const maxWidth = width - 2 * margin - qrSide - 24;
    let y = this.write('H2', event.title, margin, top, { size: 16, cut: 'bold', maxWidth }) + 14;
    const rows = [
      [t.name, holder],
      [t.begins, `${formatDateTime(event.startDate)} WIB`],
      [t.ends, `${formatDateTime(event.endDate)} WIB`],
      [t.venue, event.location],
    ] as const;
    for (const [label, value] of rows) {
      this.write('P', label, margin, y, { size: 9, colour: colours.muted, maxWidth });
      y = this.write('P', value, margin, y + 12, { size: 12, maxWidth }) + 8;
    }
    this.footLine(46);
    this.footNote(t.ticketNote, 38);
  }
}
