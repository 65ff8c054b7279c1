import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const ledgerEntryScreen: AdminScreen = {
  path: '/admin/money/ledger/entries/:id',
  title: 'Catatan buku kas',
  duty: 'money',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getLedgerEntry', { id })],
  load: () => import('./ledger-entry-page.tsx'),
};
