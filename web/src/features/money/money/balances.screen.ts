import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const balancesScreen: AdminScreen = {
  path: '/admin/money/balances',
  title: 'Saldo',
  duty: 'money',
  prefetch: () => [prefetchQuery('getBalances', {}, { refetchOnMount: true })],
  load: () => import('./balances-page.tsx'),
};
