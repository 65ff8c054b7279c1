import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDate } from 'contract/text/dates';
import { PhoneLink } from '#shared/members/phone-link.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { requestActions, shared } from './request-columns.tsx';
import { requestKinds } from './request-kinds.ts';
import { RequestScreen } from './request-screen.tsx';

const columns: Columns<RequestRow> = [
  shared.name,
  { header: 'Email', cell: ({ email }) => <TruncatedCell text={email} /> },
  shared.institution,
  {
    header: 'Phone',
    cell: ({ phoneNumber }) => (
      <PhoneLink number={phoneNumber}>
        <TruncatedCell text={formatPhone(phoneNumber)} />
      </PhoneLink>
    ),
  },
  shared.status,
  {
    header: 'Request Date',
    cell: ({ requestedAt }) => <span className="text-nowrap">{adminListDate(requestedAt ?? '')}</span>,
  },
  shared.payment,
  requestActions(false),
];

export default function RequestRenewalPage() {
  return <RequestScreen kind={requestKinds.renewal} columns={columns} />;
}
