import { feeOf, requestListLabel } from 'contract/rules/membership';
import { sharedPersonFieldNames } from 'contract/rules/people/person-fields';
import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { getPersonFacts } from '#shared/members/person-facts.ts';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { dateCell } from '#ui/lists/cells.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { SelectionProvider } from '#ui/lists/selection.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { endpoints, rejection } from './registration-requests.ts';
import {
  actionsColumn,
  institutionColumn,
  nameColumn,
  paymentColumn,
  statusColumn,
} from './request-columns.tsx';
import { RequestScreen } from './request-screen.tsx';
import { answerText } from './request-state.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/request-register',
  title: 'Request Register',
  text: 'Membership requests: compare the payment proof, then approve or reject',
  duty: 'money',
  sidebar: { group: 'requests', position: 10, label: 'Request Register' },
  prefetch: (visit) => [prefetchQuery('listRegistrationRequests', pageParamsOf(visit))],
};

const helper = createColumns<RequestRow>();

const columns = helper.columns([
  nameColumn,
  institutionColumn,
  statusColumn,
  helper.accessor('createdAt', {
    header: 'Joined Date',
    cell: dateCell,
  }),
  paymentColumn,
  actionsColumn(true),
]);

const empty = {
  text: 'No user found',
  reason: 'Belum ada pendaftaran yang menunggu persetujuan.',
} as const;

const furtherFields = sharedPersonFieldNames.filter((field) => field !== 'phoneNumber' && field !== 'gender');

const detailsOf = (row: RequestRow) => [
  { label: 'Name', value: row.name },
  { label: 'Email', value: row.email },
  ...getPersonFacts(['phoneNumber', 'gender'], row),
  { label: 'Role', value: row.role },
  ...getPersonFacts(furtherFields, row),
  ...(row.seat === undefined
    ? []
    : [
        {
          label: 'Membership',
          value: <span lang="id">{`Institusi, ${formatRupiah(feeOf(row.seat))}`}</span>,
        },
      ]),
  { label: 'Joined At', value: adminListDate(row.createdAt) },
  {
    label: 'Status',
    value: <StatusBadge tone="waiting" label={requestListLabel(row.isActive)} />,
  },
  ...(row.question === null ? [] : [{ label: 'Question', value: row.question.text }]),
  ...(row.answer === null ? [] : [{ label: 'Answer', value: answerText(row.answer) }]),
];

/** Registrations that await a decision. */
export default function RequestRegisterPage() {
  return (
    <SelectionProvider list={endpoints.list}>
      <RequestScreen
        title={screen.title}
        columns={columns}
        desk="/admin/request-register/review"
        endpoints={endpoints}
        empty={empty}
        rejection={rejection}
        details={detailsOf}
      />
    </SelectionProvider>
  );
}
