import type { UserRow } from 'contract/fields/people';
import { adminListDate } from 'contract/words/dates';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { SelectionProvider } from '#ui/lists/selection.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { endpoints, rejection } from './renewal-requests.tsx';
import { InstitutionCell, PaymentCell, RequestActionsCell } from './request-row.tsx';
import { RequestScreen } from './request-screen.tsx';
import { RequestState } from './request-state.tsx';

const helper = columnsOf<UserRow>();

const columns = helper.columns([
  helper.accessor('name', { header: 'Name', cell: ({ getValue }) => <CutCell text={getValue()} /> }),
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => (
      // So many columns leave room for the buttons only where addresses and numbers may break.
      <span className="wrap-anywhere">
        <CutCell text={getValue()} />
      </span>
    ),
  }),
  helper.accessor('institution', {
    header: 'Institution',
    cell: ({ row }) => <InstitutionCell row={row.original} />,
  }),
  helper.accessor('phoneNumber', { header: 'Phone', cell: ({ getValue }) => <CutCell text={getValue()} /> }),
  helper.accessor('isActive', {
    header: 'Status',
    cell: ({ row }) => <RequestState row={row.original} />,
  }),
  helper.accessor('updatedAt', {
    header: 'Request Date',
    cell: ({ getValue }) => <span className="text-nowrap">{adminListDate(getValue())}</span>,
  }),
  helper.display({
    id: 'payment',
    header: 'Payment',
    cell: ({ row }) => <PaymentCell row={row.original} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <RequestActionsCell row={row.original} />,
  }),
]);

const empty = {
  text: 'No user found',
  reason: 'Belum ada permintaan perpanjangan yang menunggu persetujuan.',
} as const;

/** Renewals that wait for a decision. */
export default function RequestRenewalPage() {
  return (
    <SelectionProvider list={endpoints.list}>
      <RequestScreen
        title="Request Renewal"
        columns={columns}
        desk="/admin/request-renewal/review"
        endpoints={endpoints}
        empty={empty}
        rejection={rejection}
      />
    </SelectionProvider>
  );
}
