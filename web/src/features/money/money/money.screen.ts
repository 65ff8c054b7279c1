import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const moneyScreen: AdminScreen = {
  path: '/admin/money',
  title: 'Keuangan',
  label: 'Ringkasan',
  text: 'Pemasukan dan pengeluaran tahun ini, saldo, tagihan terbuka, dan iuran yang diharapkan',
  duty: 'money',
  sidebar: { group: 'money', position: 10 },
  prefetch: () => [
    prefetchQuery('getMoneyOverview', {}, { refetchOnMount: true }),
    prefetchQuery('getBalances', {}, { refetchOnMount: true }),
  ],
  load: () => import('./money-page.tsx'),
  loadVisiblePart: () => import('./income-chart.tsx'),
};
