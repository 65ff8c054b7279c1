import type { RequestRow } from 'contract/fields/request-rows';
import { adminListDate } from 'contract/words/dates';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { SelectionProvider } from '#ui/lists/selection.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { endpoints, rejection } from './renewal-requests.ts';
import {
  actionsColumn,
  institutionColumn,
  nameColumn,
  paymentColumn,
  statusColumn,
} from './request-columns.tsx';
import { RequestScreen } from './request-screen.tsx';

const helper = columnsOf<RequestRow>();

const columns = helper.columns([
  nameColumn,
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => (
      // So many columns leave room for the buttons only where addresses and numbers may break.
      <span className="wrap-anywhere">
        <CutCell text={getValue()} />
      </span>
    ),
  }),
  institutionColumn,
  helper.accessor('phoneNumber', { header: 'Phone', cell: ({ getValue }) => <CutCell text={getValue()} /> }),
  statusColumn,
  helper.accessor('requestedAt', {
    header: 'Request Date',
    cell: ({ getValue }) => <span className="text-nowrap">{adminListDate(getValue() ?? '')}</span>,
  }),
  paymentColumn,
  actionsColumn(false),
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
