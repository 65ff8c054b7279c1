import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const manageContentScreen: AdminScreen = {
  path: '/admin/manage-content',
  title: 'Content Management',
  label: 'Manage Content',
  text: 'Ubah isi halaman publik',
  duty: 'content',
  sidebar: { group: 'content', position: 50 },
  prefetch: () => [prefetchQuery('listPageTranslations', {}, { refetchOnMount: true })],
  load: () => import('./manage-content-page.tsx'),
};
