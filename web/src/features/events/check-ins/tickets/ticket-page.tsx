import type { Ticket } from 'contract/events/check-ins';
import { useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/check-ins/tickets';
import { TicketPanel } from '#shared/events/ticket-panel.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

/** Shows the ticket of a registration. Once loaded, the code stays on the screen without network. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const ticket = useEndpoint('getTicket', { id });
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">{t.ownEvents}</BackLink>
        <h1 tabIndex={-1} className="text-title">
          {t.title}
        </h1>
      </div>
      <RecordScreen record={ticket} isBrief loadError={t.noTicket}>
        {(found) => <OwnTicket ticket={found} />}
      </RecordScreen>
    </div>
  );
}

function OwnTicket({ ticket }: { readonly ticket: Ticket }) {
  const file = useAction('getTicketFile');
  const { _id: id, startDate, endDate } = ticket.event;
  return (
    <TicketPanel
      ticket={ticket}
      when={`${dayRange(startDate, endDate)}, ${hourRange(startDate, endDate)}`}
      download={<FileButton of="tiket" ask={() => file.run({ id })} />}
    />
  );
}
