import type { LedgerMonth } from 'contract/ledger';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { ClosingContext, ledgerMonthColumns } from './ledger-month-columns.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';
import { adjacentYears, parseLedgerYear } from './ledger-year.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/money/ledger/months',
  title: 'Ledger months',
  text: 'Totals per month',
  duty: 'money',
  prefetch: ({ searchParams }) => [
    prefetchQuery('listLedgerMonths', { year: String(parseLedgerYear(searchParams)) }),
  ],
};

export default function LedgerMonthsPage() {
  const year = parseLedgerYear(useSearchParams()[0]);
  const list = useEndpoint('listLedgerMonths', { year: String(year) }, { keepPrevious: true });
  const focus = useRowFocus();
  const [asked, setAsked] = useState<LedgerMonth | null>(null);
  const closable = list.data?.closable;
  const closing = useMemo(() => ({ closable, ask: setAsked }), [closable]);
  const { before, after } = adjacentYears(year);
  return (
    <ClosingContext value={closing}>
      <ScreenHead />
      <div className="grid gap-5">
        <LedgerTabs />
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="mr-auto text-xl font-bold">{year}</h2>
          <ButtonLink to={`?year=${before}`} variant="secondary" size="small">
            {before}
          </ButtonLink>
          {after !== undefined && (
            <ButtonLink to={`?year=${after}`} variant="secondary" size="small">
              {after}
            </ButtonLink>
          )}
        </div>
        <DataTable
          caption={`Months of ${year}, newest first`}
          columns={ledgerMonthColumns}
          list={list}
          loadError="Gagal mengambil bulan buku kas"
          empty={{ text: 'No months', reason: 'Tahun ini belum mulai.' }}
          focus={focus}
        />
      </div>
      <CloseMonthDialog record={asked} onClose={() => setAsked(null)} returnFocus={focus.findTarget} />
    </ClosingContext>
  );
}
