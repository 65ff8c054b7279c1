import { feeOf, requestListLabel } from 'contract/rules/membership';
import { registrationFieldNames, sharedPersonFieldNames } from 'contract/rules/people/person-fields';
import type { RequestRow } from 'contract/schemas/request-rows';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { getPersonFacts } from '#shared/members/person-facts.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { DateCell } from '#ui/lists/cells.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { requestActions, shared } from './request-columns.tsx';
import { requestKinds } from './request-kinds.ts';
import { RequestScreen } from './request-screen.tsx';
import { answerText } from './request-state.tsx';

const columns: Columns<RequestRow> = [
  shared.name,
  shared.institution,
  shared.status,
  { header: 'Joined Date', cell: ({ createdAt }) => <DateCell at={createdAt} /> },
  shared.payment,
  requestActions(true),
];

const furtherFields = registrationFieldNames.filter((field) => field !== 'phoneNumber' && field !== 'gender');
/** Fields that are not part of the registration form. They are shown if they are filled. */
const laterFields = sharedPersonFieldNames.filter((field) => !registrationFieldNames.includes(field));

const detailsOf = (row: RequestRow) => [
  { label: 'Name', value: row.name },
  { label: 'Email', value: row.email },
  ...getPersonFacts(['phoneNumber', 'gender'], row),
  { label: 'Role', value: row.role },
  ...getPersonFacts(furtherFields, row),
  ...getPersonFacts(
    laterFields.filter((field) => row[field] !== ''),
    row,
  ),
  ...(row.seat === undefined
    ? []
    : [
        {
          label: 'Keanggotaan',
          value: `Institusi, ${formatRupiah(feeOf(row.seat))}`,
        },
      ]),
  { label: 'Joined At', value: adminListDate(row.createdAt) },
  {
    label: 'Status',
    value: <StatusBadge tone="waiting" label={requestListLabel(row.isActive)} />,
  },
  ...(row.question === null ? [] : [{ label: 'Pertanyaan', value: row.question.text }]),
  ...(row.answer === null ? [] : [{ label: 'Jawaban', value: answerText(row.answer) }]),
];

export default function RequestRegisterPage() {
  return <RequestScreen kind={requestKinds.registration} columns={columns} details={detailsOf} />;
}
