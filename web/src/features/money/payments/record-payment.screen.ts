import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const recordPaymentScreen: AdminScreen = {
  path: '/admin/money/payments/:id',
  title: 'Catat pembayaran',
  duty: 'money',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  load: () => import('./record-payment-page.tsx'),
};
