import { formatPhone } from 'contract/rules/people/phone-numbers';
import { adminListDate } from 'contract/text/dates';
import { PhoneLink } from '#shared/members/phone-link.tsx';
import { TruncatedCell, truncatedCell } from '#ui/lists/cells.tsx';

import { helper, shared } from './request-columns.tsx';
import { requestKinds } from './request-kinds.ts';
import { RequestScreen } from './request-screen.tsx';

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
