import { feeOf, genderLabel, requestListLabel } from 'contract/rules/membership';
import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { dateCell } from '#ui/lists/cells.tsx';
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

const detailsOf = (row: RequestRow) => [
  { label: 'Name', value: row.name },
  { label: 'Email', value: row.email },
  { label: 'Phone', value: row.phoneNumber },
  { label: 'Gender', value: genderLabel(row.gender) },
  { label: 'Role', value: row.role },
  { label: 'Institution', value: row.institution },
  { label: 'Institution Address', value: row.institutionAddress },
  { label: 'Department', value: row.department },
  { label: 'Expertise', value: row.expertise },
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
        title="Request Register"
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
