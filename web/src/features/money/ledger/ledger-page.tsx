import type { LedgerFilter, LedgerRow } from 'contract/money/ledger';
import { limits } from 'contract/rules/limits';
import { accountFilters, ledgerKinds } from 'contract/rules/money/ledger';
import { accountFilterLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { adminListDate, isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Missing, RupiahCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { emptyEntries, FilterForm } from '#ui/lists/filter-form.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowLink } from '#ui/lists/row-button.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import type { UrlFilter } from '#ui/lists/use-url-filter.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { entryName, Postings, subjectOf } from './postings.tsx';
import { useLedgerFilter } from './use-ledger-filter.ts';

const ledgerColumns: Columns<LedgerRow> = [
  {
    header: 'Tanggal',
    cell: ({ date }) => (
      <time dateTime={date} className="text-nowrap">
        {adminListDate(`${date}T12:00:00+07:00`)}
      </time>
    ),
  },
  {
    header: 'Jenis',
    cell: (row) => (
      <span>
        {ledgerKindLabels[row.kind]}
        <span className="block text-sm text-muted">{subjectOf(row)}</span>
      </span>
    ),
  },
  { header: 'Pembayar', cell: (row) => <PayerCell entry={row} /> },
  { header: 'Uang', cell: ({ money }) => <RupiahCell amount={money} /> },
  { header: 'Akun', cell: ({ postings }) => <Postings postings={postings} /> },
  {
    header: 'Dicatat oleh',
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.writtenBy}
        {row.reason !== '' && <span className="block text-sm text-muted">{row.reason}</span>}
      </span>
    ),
  },
  actionsColumn((row) => (
    <RowActions>
      <RowLink
        label="Buka"
        rowName={entryName(row)}
        to={`/admin/money/ledger/entries/${row.of ?? row._id}`}
      />
    </RowActions>
  )),
];

function PayerCell({ entry: { payer, receipt, bill } }: { readonly entry: LedgerRow }) {
  if (payer === null) return <Missing />;
  return (
    <span className="wrap-anywhere">
      {payer.name}
      {receipt !== null && <span className="block text-sm text-nowrap text-muted">{receipt}</span>}
      {bill !== null && <span className="block text-sm text-nowrap text-muted">{`Tagihan ${bill}`}</span>}
    </span>
  );
}

/** Ledger of all payments and expenses with their postings. Entries are immutable. */
export default function LedgerPage() {
  const url = useLedgerFilter();
  const { filter } = url;
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const list = useList('listLedgerEntries', filter);
  return (
    <>
      <ScreenHead />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <LedgerTabs />
        <LedgerFilterForm key={JSON.stringify(filter)} {...url} />
        <div className="flex justify-end">
          <RowsExport
            fetchRows={(options) => call('exportLedger', filter, options)}
            fileName={() => `buku-kas-${filter.month ?? isoDate(new Date())}.csv`}
            isEmpty={(list.list.data?.data.length ?? 0) === 0}
            failureText="Gagal mengunduh buku kas"
            onFailure={setFailure}
          />
        </div>
        <PagedTable
          caption="Catatan buku kas, terbaru dulu"
          columns={ledgerColumns}
          {...list}
          loadError="Gagal mengambil buku kas"
          empty={emptyEntries(
            url,
            'Setiap pembayaran yang disetujui dicatat di sini. Pembayaran lama dicatat malam ini.',
          )}
        />
      </div>
    </>
  );
}

const filterFormLayout = { form: 'lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]', button: 'lg:mt-[1.65rem]' };

function LedgerFilterForm(url: UrlFilter<LedgerFilter>) {
  return (
    <FilterForm
      {...url}
      id="ledger"
      layout={filterFormLayout}
      fields={[
        { name: 'month', label: 'Bulan', type: 'month' },
        {
          name: 'kind',
          label: 'Jenis',
          type: 'select',
          options: <Options all="Semua jenis" values={ledgerKinds} labels={ledgerKindLabels} />,
        },
        {
          name: 'account',
          label: 'Akun',
          type: 'select',
          options: <Options all="Semua akun" values={accountFilters} labels={accountFilterLabels} />,
        },
        {
          name: 'q',
          label: 'Nama, kuitansi, atau tagihan',
          type: 'search',
          maxLength: limits.searchCharacters,
        },
      ]}
      problemField="q"
      validate={({ account, q }) =>
        account !== '' && q !== '' ? 'Cari kata tanpa memilih akun, atau pilih akun tanpa kata.' : undefined
      }
    />
  );
}

interface OptionsProps<Value extends string> {
  readonly all: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
}

function Options<Value extends string>({ all, values, labels }: OptionsProps<Value>) {
  return (
    <>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </>
  );
}
