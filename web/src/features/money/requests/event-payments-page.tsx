import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { EventPaymentTabs } from '#shared/requests/event-payment-tabs.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { requestActions, shared } from './request-columns.tsx';
import { requestKinds } from './request-kinds.ts';
import { RequestScreen } from './request-screen.tsx';

/** Payer, and below it the number of places of a group. */
function PayerCell({ row: { name, event } }: { readonly row: RequestRow }) {
  return (
    <span className="grid">
      <TruncatedCell text={name} />
      {event?.places !== undefined && (
        <span className="text-nowrap text-muted text-xs">{`Institusi · ${event.places} tempat`}</span>
      )}
    </span>
  );
}

const columns: Columns<RequestRow> = [
  { header: 'Name', cell: (row) => <PayerCell row={row} /> },
  { header: 'Acara', cell: ({ event }) => <TruncatedCell text={event?.title ?? ''} /> },
  {
    header: 'Nominal',
    cell: ({ amount }) => <span className="text-nowrap tabular-nums">{formatRupiah(amount ?? 0)}</span>,
  },
  { header: 'Email', cell: ({ email }) => <TruncatedCell text={email} /> },
  {
    header: 'Masuk',
    cell: ({ requestedAt }) => <span className="text-nowrap">{adminListDateTime(requestedAt ?? '')}</span>,
  },
  shared.payment,
  requestActions(false),
];

export default function EventPaymentsPage() {
  return <RequestScreen kind={requestKinds.event} columns={columns} tabs={<EventPaymentTabs />} />;
}
