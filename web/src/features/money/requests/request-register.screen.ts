import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

export const requestRegisterScreen: AdminScreen = {
  path: '/admin/request-register',
  title: 'Request Register',
  text: 'Bandingkan bukti pembayaran, lalu setujui atau tolak pendaftarannya',
  duty: 'money',
  sidebar: { group: 'today', position: 20, count: 'registrations' },
  prefetch: (visit) => [prefetchQuery('listRegistrationRequests', searchedPageOf(visit))],
  load: () => import('./request-register-page.tsx'),
};
