import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { EventPaymentTabs } from '#shared/requests/event-payment-tabs.tsx';
import { TruncatedCell, truncatedCell } from '#ui/lists/cells.tsx';
import { helper, shared } from './request-columns.tsx';
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

const columns = helper.columns([
  helper.accessor('name', { header: 'Name', cell: ({ row }) => <PayerCell row={row.original} /> }),
  helper.accessor('event', {
    header: 'Acara',
    cell: ({ getValue }) => <TruncatedCell text={getValue()?.title ?? ''} />,
  }),
  helper.accessor('amount', {
    header: 'Nominal',
    cell: ({ getValue }) => <span className="text-nowrap tabular-nums">{formatRupiah(getValue() ?? 0)}</span>,
  }),
  helper.accessor('email', { header: 'Email', cell: truncatedCell }),
  helper.accessor('requestedAt', {
    header: 'Masuk',
    cell: ({ getValue }) => <span className="text-nowrap">{adminListDateTime(getValue() ?? '')}</span>,
  }),
  shared.payment,
  shared.actions(false),
]);

export default function EventPaymentsPage() {
  return <RequestScreen kind={requestKinds.event} columns={columns} tabs={<EventPaymentTabs />} />;
}
