import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const announcementsScreen: AdminScreen = {
  path: '/admin/announcements',
  title: 'Pengumuman',
  text: 'Pengumuman di Home dan dasbor anggota',
  duty: 'content',
  prefetch: () => [prefetchQuery('listAnnouncements', {})],
  load: () => import('./announcements-page.tsx'),
};
