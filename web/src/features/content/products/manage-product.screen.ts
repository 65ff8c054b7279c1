import type { AdminScreen } from '#api/screens/screen.ts';
import { contentListQueries } from '#shared/content-admin/edit-queries.ts';

export const manageProductScreen: AdminScreen = {
  path: '/admin/manage-product',
  title: 'Manage Products',
  label: 'Manage Product',
  duty: 'content',
  sidebar: { group: 'content', position: 40 },
  prefetch: (visit) => contentListQueries('listWrittenProducts', visit),
  load: () => import('./manage-product-page.tsx'),
};
