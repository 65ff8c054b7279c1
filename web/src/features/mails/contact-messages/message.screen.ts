import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const messageScreen: AdminScreen = {
  path: '/admin/messages/:id',
  title: 'Isi pesan',
  duty: 'people',
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getMessage', { id }),
    prefetchQuery('listMessageAdmins', {}),
    prefetchQuery('listMessageTemplates', {}),
  ],
  load: () => import('./message-page.tsx'),
};
