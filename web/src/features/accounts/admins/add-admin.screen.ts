import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const addAdminScreen: AdminScreen = {
  path: '/addAdmin',
  title: 'Add Admin',
  text: 'Para admin dan tugasnya',
  duty: 'none',
  sidebar: { group: 'people', position: 30 },
  prefetch: () => [prefetchQuery('listAdmins', {})],
  load: () => import('./add-admin-page.tsx'),
};
