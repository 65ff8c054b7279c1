import { isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { emptyEntries } from '#ui/lists/filter-form.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerFilterForm } from './ledger-filter-form.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';
import { parseLedgerFilter, useLedgerFilter } from './use-ledger-filter.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/money/ledger',
  title: 'Ledger',
  text: 'Payments, entry by entry',
  duty: 'money',
  sidebar: { group: 'secondary', position: 50, label: 'Ledger' },
  prefetch: (visit) => [
    prefetchQuery('listLedgerEntries', { ...pageParamsOf(visit), ...parseLedgerFilter(visit.searchParams) }),
  ],
};

/** Ledger of all payments with their postings. Entries are immutable. */
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
          caption="Ledger entries, newest first"
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
