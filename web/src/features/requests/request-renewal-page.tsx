import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDate } from 'contract/text/dates';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { TruncatedCell, truncatedCell } from '#ui/lists/cells.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { SelectionProvider } from '#ui/lists/selection.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { endpoints, rejection } from './renewal-requests.ts';
import {
  actionsColumn,
  institutionColumn,
  nameColumn,
  paymentColumn,
  statusColumn,
} from './request-columns.tsx';
import { RequestScreen } from './request-screen.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/request-renewal',
  title: 'Request Renewal',
  text: 'Renewal requests: compare the payment proof, then approve or reject',
  duty: 'money',
  sidebar: { group: 'requests', position: 20, label: 'Request Renewal' },
  prefetch: (visit) => [prefetchQuery('listRenewalRequests', pageParamsOf(visit))],
};

const helper = createColumns<RequestRow>();

const columns = helper.columns([
  nameColumn,
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue }) => (
      // With this many columns, the buttons fit only if addresses and numbers may wrap.
      <span className="wrap-anywhere">
        <TruncatedCell text={getValue()} />
      </span>
    ),
  }),
  institutionColumn,
  helper.accessor('phoneNumber', {
    header: 'Phone',
    cell: truncatedCell,
  }),
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

/** Renewals that await a decision. */
export default function RequestRenewalPage() {
  return (
    <SelectionProvider list={endpoints.list}>
      <RequestScreen
        title={screen.title}
        columns={columns}
        desk="/admin/request-renewal/review"
        endpoints={endpoints}
        empty={empty}
        rejection={rejection}
      />
    </SelectionProvider>
  );
}
