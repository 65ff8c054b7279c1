import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const letterScreen: AdminScreen = {
  path: '/admin/letters/:id',
  title: 'Surat',
  duty: 'people',
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getLetter', { id }),
    prefetchQuery('listSavedFilters', {}),
  ],
  load: () => import('./letter-page.tsx'),
};
