import type { AdminScreen } from '#api/screens/screen.ts';

export const addProductScreen: AdminScreen = {
  path: '/admin/manage-product/add',
  title: 'Add Product',
  duty: 'content',
  prefetch: () => [],
  load: () => import('./add-product-page.tsx'),
};
