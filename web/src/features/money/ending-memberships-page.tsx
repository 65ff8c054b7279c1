import type { EndingMembership } from 'contract/money';
import { dueForecastDays } from 'contract/rules/money/forecast';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { toPageParams } from '#ui/lists/page-from-url.ts';
import { createColumns } from '#ui/lists/table-columns.ts';
import { Missing } from '#ui/lists/truncated-cell.tsx';
import { UncountedPager } from '#ui/lists/uncounted-pager.tsx';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { MoneyList } from './money-list.tsx';

const helper = createColumns<EndingMembership>();

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
  return <span className="text-nowrap tabular-nums">{formatRupiah(fee)}</span>;
}

/** Memberships that end soon, with their renewal fees. */
export default function EndingMembershipsPage() {
  const pages = usePage();
  const list = useEndpoint('listEndingMemberships', toPageParams(pages), { keepPrevious: true });
  const focus = useRowFocus();
  return (
    <MoneyList
      title="Ending memberships"
      text={`Memberships that end within ${dueForecastDays} days`}
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
          reason: `Tidak ada keanggotaan yang berakhir dalam ${dueForecastDays} hari.`,
        }}
        focus={focus}
      />
      <UncountedPager pages={pages} list={list} />
    </MoneyList>
  );
}
