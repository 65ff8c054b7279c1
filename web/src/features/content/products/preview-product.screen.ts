import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';

export const previewProductScreen: AdminScreen = {
  path: '/admin/manage-product/preview/:id',
  title: 'Pratinjau produk',
  duty: 'content',
  prefetch: (visit) => previewQueries('getWrittenProduct', 'product', visit),
  load: () => import('./preview-product-page.tsx'),
};
