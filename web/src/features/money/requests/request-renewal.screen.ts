import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

export const requestRenewalScreen: AdminScreen = {
  path: '/admin/request-renewal',
  title: 'Request Renewal',
  text: 'Bandingkan bukti pembayaran, lalu setujui atau tolak perpanjangannya',
  duty: 'money',
  sidebar: { group: 'today', position: 30, count: 'renewals' },
  prefetch: (visit) => [prefetchQuery('listRenewalRequests', searchedPageOf(visit))],
  load: () => import('./request-renewal-page.tsx'),
};
