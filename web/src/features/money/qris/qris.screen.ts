import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const qrisScreen: AdminScreen = {
  path: '/admin/settings/qris',
  title: 'QRIS',
  text: 'Kode QR di tagihan',
  duty: 'money',
  sidebar: { group: 'money', position: 40 },
  prefetch: () => [prefetchQuery('getQris', {})],
  load: () => import('./qris-page.tsx'),
};
