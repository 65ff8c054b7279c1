import type { Ticket } from 'contract/events/check-ins';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import { toFileAddress } from '#api/transport/site-path.ts';
import * as t from '#messages/shared/events';
import { buttonClass } from '#ui/base/button.tsx';
import { CalendarIcon } from '#ui/base/icons.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

interface TicketPanelProps {
  readonly ticket: Ticket;
  /** Days and hours of the event. */
  readonly when: string;
  /** Button that downloads the PDF. */
  readonly download: ReactNode;
}

/** Ticket with its QR code, for accounts and guests. */
export function TicketPanel({ ticket, when, download }: TicketPanelProps) {
  const { code, number, holder, event } = ticket;
  return (
    <section
      aria-labelledby="ticket-event"
      className="panel grid max-w-3xl justify-items-center gap-5 p-5 sm:grid-cols-[auto_1fr] sm:items-start sm:justify-items-start sm:gap-8 sm:p-6"
    >
      <div className="w-full max-w-80 sm:w-72 [&>svg]:h-auto [&>svg]:w-full">
        <QrPicture text={code} label={t.qrLabel} />
      </div>
      <div className="grid w-full gap-4">
        <div className="grid gap-1">
          <h2 id="ticket-event" className="text-heading wrap-anywhere">
            {event.title}
          </h2>
          <p>{when}</p>
          <p className="text-muted wrap-anywhere">{event.location}</p>
        </div>
        <div className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{holder}</p>
          <p className="text-muted">{fill(t.ticketNumber, { number })}</p>
        </div>
        <p className="print-hidden text-muted text-sm">{t.showAtEntrance}</p>
        <div className="print-hidden flex flex-wrap items-start gap-3">
          {download}
          <a
            href={toFileAddress(`/api/events/${event._id}/acara.ics`)}
            className={buttonClass('secondary', 'small')}
          >
            <CalendarIcon className="size-4.5 shrink-0" />
            {t.addToCalendar}
          </a>
        </div>
      </div>
    </section>
  );
}
