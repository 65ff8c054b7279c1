import { formatPhone } from 'contract/rules/people/phone-numbers';
import { adminListDate } from 'contract/text/dates';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { PhoneLink } from '#shared/members/phone-link.tsx';
import { TruncatedCell, truncatedCell } from '#ui/lists/cells.tsx';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

import { helper, shared } from './request-columns.tsx';
import { requestKinds } from './request-kinds.ts';
import { RequestScreen } from './request-screen.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/request-renewal',
  title: 'Request Renewal',
  text: 'Bandingkan bukti pembayaran, lalu setujui atau tolak perpanjangannya',
  duty: 'money',
  sidebar: { group: 'today', position: 30, label: 'Request Renewal', count: 'renewals' },
  prefetch: (visit) => [prefetchQuery('listRenewalRequests', searchedPageOf(visit))],
};

const columns = helper.columns([
  shared.name,
  helper.accessor('email', { header: 'Email', cell: truncatedCell }),
  shared.institution,
  helper.accessor('phoneNumber', {
    header: 'Phone',
    cell: ({ getValue }) => (
      <PhoneLink number={getValue()}>
        <TruncatedCell text={formatPhone(getValue())} />
      </PhoneLink>
    ),
  }),
  shared.status,
  helper.accessor('requestedAt', {
    header: 'Request Date',
    cell: ({ getValue }) => <span className="text-nowrap">{adminListDate(getValue() ?? '')}</span>,
  }),
  shared.payment,
  shared.actions(false),
]);

export default function RequestRenewalPage() {
  return <RequestScreen kind={requestKinds.renewal} columns={columns} />;
}
