import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const memberScreen: AdminScreen = {
  path: '/admin/manage-user/:id',
  title: 'Anggota',
  duty: ['people', 'money'],
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
  load: () => import('./member-page.tsx'),
};
