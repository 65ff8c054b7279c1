import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

export const eventPaymentsScreen: AdminScreen = {
  path: '/admin/event-payments',
  title: 'Pembayaran Acara',
  text: 'Bandingkan bukti pembayaran atau mutasi, lalu setujui atau tolak',
  duty: 'money',
  sidebar: { group: 'today', position: 35 },
  prefetch: (visit) => [prefetchQuery('listEventPayments', searchedPageOf(visit))],
  load: () => import('./event-payments-page.tsx'),
};
