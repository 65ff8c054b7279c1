import { isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { toPageParams } from '#ui/lists/page-from-url.ts';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { UncountedPager } from '#ui/lists/uncounted-pager.tsx';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerFilterForm } from './ledger-filter-form.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';
import { type LedgerFilter, useLedgerFilter } from './use-ledger-filter.ts';

const emptyOf = (filter: LedgerFilter, unfiltered: string) =>
  Object.keys(filter).length === 0
    ? {
        text: 'No entries yet',
        reason: 'Setiap pembayaran yang disetujui dicatat di sini. Pembayaran lama dicatat malam ini.',
      }
    : {
        text: 'No entries found',
        reason: 'Tidak ada catatan yang cocok dengan saringan ini.',
        action: (
          <ButtonLink to={unfiltered} variant="secondary">
            Clear filter
          </ButtonLink>
        ),
      };

/** Ledger of all payments with their postings. Entries are immutable. */
export default function LedgerPage() {
  const { filter, addressWith } = useLedgerFilter();
  const pages = usePage();
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const input = { ...toPageParams(pages), ...filter };
  const list = useEndpoint('listLedgerEntries', input, { keepPrevious: true });
  const focus = useRowFocus();
  const unfiltered = addressWith({ month: '', kind: '', account: '', q: '' });
  return (
    <>
      <ScreenHead title="Ledger" />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <LedgerTabs />
        <LedgerFilterForm
          key={unfiltered + JSON.stringify(filter)}
          filter={filter}
          addressWith={addressWith}
        />
        <div className="flex justify-end">
          <RowsExport
            fetchRows={(options) => call('exportLedger', filter, options)}
            fileName={() => `buku-kas-${filter.month ?? isoDate(new Date())}.csv`}
            isEmpty={(list.data?.data.length ?? 0) === 0}
            failureText="Gagal mengunduh buku kas"
            onFailure={setFailure}
          />
        </div>
        <DataTable
          caption="Ledger entries, newest first"
          columns={ledgerColumns}
          list={list}
          loadError="Gagal mengambil buku kas"
          empty={emptyOf(filter, unfiltered)}
          focus={focus}
        />
        <UncountedPager pages={pages} list={list} />
      </div>
    </>
  );
}
