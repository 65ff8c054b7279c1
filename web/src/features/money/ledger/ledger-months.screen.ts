import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { parseLedgerYear } from './ledger-year.ts';

export const ledgerMonthsScreen: AdminScreen = {
  path: '/admin/money/ledger/months',
  title: 'Bulan buku kas',
  text: 'Jumlah per bulan',
  duty: 'money',
  prefetch: ({ searchParams }) => [
    prefetchQuery('listLedgerMonths', { year: String(parseLedgerYear(searchParams)) }),
  ],
  load: () => import('./ledger-months-page.tsx'),
};
