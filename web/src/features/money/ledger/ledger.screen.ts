import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseLedgerFilter } from './use-ledger-filter.ts';

export const ledgerScreen: AdminScreen = {
  path: '/admin/money/ledger',
  title: 'Buku kas',
  text: 'Setiap pembayaran dan pengeluaran',
  duty: 'money',
  sidebar: { group: 'money', position: 30 },
  prefetch: (visit) => [
    prefetchQuery('listLedgerEntries', { ...pageParamsOf(visit), ...parseLedgerFilter(visit.searchParams) }),
  ],
  load: () => import('./ledger-page.tsx'),
};
