import type { Ticket } from 'contract/tickets';
import { useParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { PdfButton } from '#shared/payments/pdf-button.tsx';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { buttonClass } from '#ui/base/button.tsx';
import { CalendarIcon } from '#ui/base/icons.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/events/:id/ticket',
  title: 'Tiket acara',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getTicket', { id })],
};

/** Shows the ticket of a registration. Once loaded, the code stays on the screen without network. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const ticket = useEndpoint('getTicket', { id });
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">Acara saya</BackLink>
        <h1 tabIndex={-1} className="text-title">
          Tiket acara
        </h1>
      </div>
      <RecordScreen record={ticket} isBrief loadError="Anda tidak memiliki tiket untuk acara ini.">
        {(found) => <OwnTicket ticket={found} />}
      </RecordScreen>
    </div>
  );
}

function OwnTicket({ ticket }: { readonly ticket: Ticket }) {
  const { code, number, holder, event } = ticket;
  const file = useAction('getTicketFile');
  return (
    <section
      aria-labelledby="ticket-event"
      className="panel grid max-w-3xl justify-items-center gap-5 p-5 sm:grid-cols-[auto_1fr] sm:items-start sm:justify-items-start sm:gap-8 sm:p-6"
    >
      <div className="w-full max-w-80 sm:w-72 [&>svg]:h-auto [&>svg]:w-full">
        <QrPicture text={code} label="Kode QR tiket" />
      </div>
      <div className="grid w-full gap-4">
        <div className="grid gap-1">
          <h2 id="ticket-event" className="text-heading wrap-anywhere">
            {event.title}
          </h2>
          <p>{`${dayRange(event.startDate, event.endDate)}, ${hourRange(event.startDate, event.endDate)}`}</p>
          <p className="text-muted wrap-anywhere">{event.location}</p>
        </div>
        <div className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{holder}</p>
          <p className="text-muted">{`Nomor tiket ${number}`}</p>
        </div>
        <p className="print-hidden text-muted text-sm">
          Tunjukkan kode ini di pintu masuk. Naikkan kecerahan layar agar mudah dipindai. Tanpa jaringan di
          tempat acara? Unduh tiketnya dahulu.
        </p>
        <div className="print-hidden flex flex-wrap items-start gap-3">
          <PdfButton of="tiket" ask={() => file.run({ id: event._id })} />
          <a href={`/api/events/${event._id}/acara.ics`} className={buttonClass('secondary', 'small')}>
            <CalendarIcon className="size-4.5 shrink-0" />
            Tambah ke kalender
          </a>
        </div>
      </div>
    </section>
  );
}
