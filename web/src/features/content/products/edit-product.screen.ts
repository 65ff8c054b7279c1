import type { AdminScreen } from '#api/screens/screen.ts';
import { editQueries } from '#shared/content-admin/edit-queries.ts';

export const editProductScreen: AdminScreen = {
  path: '/admin/manage-product/edit/:id',
  title: 'Edit Product',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => editQueries('getWrittenProduct', 'product', id),
  load: () => import('./edit-product-page.tsx'),
};
