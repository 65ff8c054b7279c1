import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const expensesScreen: AdminScreen = {
  path: '/admin/money/ledger/expenses',
  title: 'Pengeluaran',
  duty: 'money',
  prefetch: (visit) => [prefetchQuery('listLedgerEntries', { ...pageParamsOf(visit), account: 'expenses' })],
  load: () => import('./expenses-page.tsx'),
};
