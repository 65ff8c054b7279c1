import type { EndingMembership } from 'contract/money';
import { expectedDays } from 'contract/rules/money/outlook';
import { adminListDate } from 'contract/words/dates';
import { rupiah } from 'contract/words/text';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Missing } from '#ui/lists/cut-cell.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { LogPager } from '#ui/lists/log-pager.tsx';
import { pageInput } from '#ui/lists/page-of-address.ts';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { MoneyList } from './money-list.tsx';

const helper = columnsOf<EndingMembership>();

const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <Link to={`/admin/manage-user/${original._id}`} className="text-link inline-block py-1 wrap-anywhere">
        {original.name}
      </Link>
    ),
  }),
  helper.accessor('memberNumber', {
    header: 'Member number',
    cell: ({ getValue }) => getValue() ?? <Missing />,
  }),
  helper.accessor('validUntil', {
    header: 'Valid until',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} lang="id" className="text-nowrap">
        {adminListDate(getValue())}
      </time>
    ),
  }),
  helper.accessor('institution', {
    header: 'Institution',
    cell: ({ getValue }) => <span className="wrap-anywhere">{getValue() ?? <Missing />}</span>,
  }),
  helper.accessor('fee', { header: 'Fee', cell: ({ getValue }) => <Fee fee={getValue()} /> }),
]);

function Fee({ fee }: Pick<EndingMembership, 'fee'>) {
  if (fee === null) return <span lang="id">Dibayar institusi</span>;
  return <span className="text-nowrap tabular-nums">{rupiah(fee)}</span>;
}

/** Whose membership ends soon, and what they have to pay. */
export default function EndingMembershipsPage() {
  const pages = usePage();
  const list = useEndpoint('listEndingMemberships', pageInput(pages), { keepPrevious: true });
  const focus = useRowFocus();
  return (
    <MoneyList
      title="Ending memberships"
      text={`Whose last day is within ${expectedDays} days`}
      file="ending"
      isEmpty={(list.data?.data.length ?? 0) === 0}
    >
      <DataTable
        caption="Ending memberships, the nearest first"
        columns={columns}
        list={list}
        loadError="Gagal mengambil keanggotaan yang berakhir"
        empty={{
          text: 'No memberships end',
          reason: `Tidak ada keanggotaan yang berakhir dalam ${expectedDays} hari.`,
        }}
        focus={focus}
      />
      <LogPager pages={pages} list={list} />
    </MoneyList>
  );
}
