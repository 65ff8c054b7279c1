import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseRefundState } from './refund-state.ts';

export const refundsScreen: AdminScreen = {
  path: '/admin/event-payments/refunds',
  title: 'Pengembalian Uang Acara',
  text: 'Transfer uang ke rekening penerima, lalu catat',
  duty: 'money',
  prefetch: (visit) => [
    prefetchQuery('listEventRefunds', {
      ...pageParamsOf(visit),
      state: parseRefundState(visit.searchParams),
    }),
  ],
  load: () => import('./refunds-page.tsx'),
};
