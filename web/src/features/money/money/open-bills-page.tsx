import type { OpenBill } from 'contract/money/money';
import { formatBillCode } from 'contract/rules/money/bills';
import { invoiceId } from 'contract/rules/money/invoice-numbers';
import { useAction } from '#api/use-action.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { DateCell, Missing, PersonLink, RupiahCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { emptySearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { MoneyList } from './money-list.tsx';

const columns: Columns<OpenBill> = [
  {
    header: 'Tagihan',
    cell: ({ _id }) => <span className="text-nowrap tabular-nums">{formatBillCode(_id)}</span>,
  },
  { header: 'Nama', cell: (row) => <Payer bill={row} /> },
  { header: 'Jumlah', cell: ({ amount }) => <RupiahCell amount={amount} /> },
  { header: 'Dibuka', cell: ({ openedAt }) => <DateCell at={openedAt} /> },
  { header: 'Batas bayar', cell: ({ dueAt }) => <DateCell at={dueAt} /> },
  { header: 'Invoice', cell: ({ invoice }) => <Invoice number={invoice} /> },
];

function Payer({ bill: { userId, name, event } }: { readonly bill: OpenBill }) {
  if (userId === null && event !== null) return `Peserta tanpa akun: ${event}`;
  if (userId === null || name === null) return 'Belum mendaftar';
  return <PersonLink id={userId} name={name} />;
}

function Invoice({ number }: { readonly number: string | null }) {
  const invoice = useAction('getInvoice');
  if (number === null) return <Missing />;
  return <FileButton of="invoice" ask={() => invoice.run({ id: invoiceId(number) })} label={number} />;
}

const noBills = {
  text: 'Tidak ada tagihan terbuka',
  reason: 'Tagihan muncul di sini begitu seseorang membukanya.',
} as const;

export default function OpenBillsPage() {
  const search = useListSearch();
  const list = useList('listOpenBills', { q: search.q });
  const { data, isPlaceholderData } = list.list;
  return (
    <MoneyList file="bills" isEmpty={(data?.data.length ?? 0) === 0}>
      <ListSearchBar
        search={search}
        noun="tagihan"
        hint="Kode tagihan, nama, email, atau institusi."
        found={isPlaceholderData ? undefined : data?.found?.count}
        isMore={data?.found?.isMore}
      />
      <PagedTable
        caption="Tagihan terbuka, yang paling dulu ditutup di atas"
        columns={columns}
        {...list}
        loadError="Gagal mengambil tagihan"
        empty={search.q === undefined ? noBills : emptySearch(search, 'tagihan')}
      />
    </MoneyList>
  );
}
