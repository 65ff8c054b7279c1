import type { Ticket } from 'contract/events/check-ins';
import { useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/check-ins/tickets';
import { OwnPage } from '#shared/events/own-page.tsx';
import { TicketPanel } from '#shared/events/ticket-panel.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { dayRange, hourRange } from '#shared/public/day-range.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';

/** Shows the ticket of a registration. Once loaded, the code stays on the screen without network. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const ticket = useEndpoint('getTicket', { id });
  return (
    <OwnPage title={t.title}>
      <RecordScreen record={ticket} isBrief loadError={t.noTicket}>
        {(found) => <OwnTicket ticket={found} />}
      </RecordScreen>
    </OwnPage>
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
