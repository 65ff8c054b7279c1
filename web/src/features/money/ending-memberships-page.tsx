import type { EndingMembership } from 'contract/money';
import { dueForecastDays } from 'contract/rules/money/forecast';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { dateCell, Missing } from '#ui/lists/cells.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { MoneyList } from './money-list.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/money/ending',
  title: 'Ending memberships',
  duty: 'money',
  prefetch: (visit) => [prefetchQuery('listEndingMemberships', pageParamsOf(visit))],
};

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
    cell: dateCell,
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

export default function EndingMembershipsPage() {
  const list = useList('listEndingMemberships');
  return (
    <MoneyList
      text={`Memberships that end within ${dueForecastDays} days`}
      file="ending"
      isEmpty={(list.list.data?.data.length ?? 0) === 0}
    >
      <PagedTable
        caption="Ending memberships, the nearest first"
        columns={columns}
        {...list}
        loadError="Gagal mengambil keanggotaan yang berakhir"
        empty={{
          text: 'No memberships end',
          reason: `Tidak ada keanggotaan yang berakhir dalam ${dueForecastDays} hari.`,
        }}
      />
    </MoneyList>
  );
}
