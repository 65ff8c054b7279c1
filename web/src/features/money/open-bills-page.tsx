import type { OpenBill } from 'contract/money';
import { formatBillCode } from 'contract/rules/money/bills';
import { invoiceId } from 'contract/rules/money/invoice-numbers';
import { adminListDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { PdfButton } from '#shared/payments/pdf-button.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { toPageParams } from '#ui/lists/page-from-url.ts';
import { createColumns } from '#ui/lists/table-columns.ts';
import { Missing } from '#ui/lists/truncated-cell.tsx';
import { UncountedPager } from '#ui/lists/uncounted-pager.tsx';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { MoneyList } from './money-list.tsx';

const helper = createColumns<OpenBill>();

const day = (at: string) => (
  <time dateTime={at} lang="id" className="text-nowrap">
    {adminListDate(at)}
  </time>
);

const columns = helper.columns([
  helper.accessor('_id', {
    header: 'Bill',
    cell: ({ getValue }) => <span className="text-nowrap tabular-nums">{formatBillCode(getValue())}</span>,
  }),
  helper.accessor('name', { header: 'Name', cell: ({ row }) => <Payer bill={row.original} /> }),
  helper.accessor('amount', {
    header: 'Amount',
    cell: ({ getValue }) => <span className="text-nowrap tabular-nums">{formatRupiah(getValue())}</span>,
  }),
  helper.accessor('openedAt', { header: 'Opened', cell: ({ getValue }) => day(getValue()) }),
  helper.accessor('dueAt', { header: 'Due', cell: ({ getValue }) => day(getValue()) }),
  helper.accessor('invoice', { header: 'Invoice', cell: ({ getValue }) => <Invoice number={getValue()} /> }),
]);

function Payer({ bill: { userId, name } }: { readonly bill: OpenBill }) {
  if (userId === null || name === null) return <span lang="id">Belum mendaftar</span>;
  return (
    <Link to={`/admin/manage-user/${userId}`} className="text-link inline-block py-1 wrap-anywhere">
      {name}
    </Link>
  );
}

function Invoice({ number }: { readonly number: string | null }) {
  const invoice = useAction('getInvoice');
  if (number === null) return <Missing />;
  return <PdfButton of="invoice" ask={() => invoice.run({ id: invoiceId(number) })} label={number} />;
}

/** List of unpaid bills. */
export default function OpenBillsPage() {
  const pages = usePage();
  const list = useEndpoint('listOpenBills', toPageParams(pages), { keepPrevious: true });
  const focus = useRowFocus();
  return (
    <MoneyList title="Open bills" file="bills" isEmpty={(list.data?.data.length ?? 0) === 0}>
      <DataTable
        caption="Open bills, those to be closed first at the top"
        columns={columns}
        list={list}
        loadError="Gagal mengambil tagihan"
        empty={{ text: 'No open bills', reason: 'Tagihan muncul di sini begitu seseorang membukanya.' }}
        focus={focus}
      />
      <UncountedPager pages={pages} list={list} />
    </MoneyList>
  );
}
