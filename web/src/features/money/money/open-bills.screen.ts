import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

export const openBillsScreen: AdminScreen = {
  path: '/admin/money/bills',
  title: 'Tagihan terbuka',
  text: 'Tagihan anggota dan pengunjung',
  duty: 'money',
  prefetch: (visit) => [prefetchQuery('listOpenBills', searchedPageOf(visit))],
  load: () => import('./open-bills-page.tsx'),
};
