import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const editUserScreen: AdminScreen = {
  path: '/admin/manage-user/edit/:id',
  title: 'Edit User',
  duty: 'people',
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  load: () => import('./edit-user-page.tsx'),
};
