import type { EndingMembership } from 'contract/money/money';
import { dueForecastDays } from 'contract/rules/money/forecast';
import { formatRupiah } from 'contract/text/numbers';
import { DateCell, Missing, personCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { MoneyList } from './money-list.tsx';

const columns: Columns<EndingMembership> = [
  { header: 'Nama', cell: personCell },
  { header: 'Nomor anggota', cell: ({ memberNumber }) => memberNumber ?? <Missing /> },
  { header: 'Berlaku sampai', cell: ({ validUntil }) => <DateCell at={validUntil} /> },
  {
    header: 'Institusi',
    cell: ({ institution }) => <span className="wrap-anywhere">{institution ?? <Missing />}</span>,
  },
  { header: 'Iuran', cell: ({ fee }) => <Fee fee={fee} /> },
];

function Fee({ fee }: Pick<EndingMembership, 'fee'>) {
  if (fee === null) return 'Dibayar institusi';
  return <span className="text-nowrap tabular-nums">{formatRupiah(fee)}</span>;
}

export default function EndingMembershipsPage() {
  const list = useList('listEndingMemberships');
  return (
    <MoneyList
      text={`Yang berakhir dalam ${dueForecastDays} hari`}
      file="ending"
      isEmpty={(list.list.data?.data.length ?? 0) === 0}
    >
      <PagedTable
        caption="Keanggotaan yang akan berakhir, yang terdekat dulu"
        columns={columns}
        {...list}
        loadError="Gagal mengambil keanggotaan yang berakhir"
        empty={{
          text: 'Tidak ada yang berakhir',
          reason: `Tidak ada keanggotaan yang berakhir dalam ${dueForecastDays} hari.`,
        }}
      />
    </MoneyList>
  );
}
