import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const institutionScreen: AdminScreen = {
  path: '/admin/institutions/:id',
  title: 'Data institusi',
  duty: ['people', 'money'],
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getInstitution', { id }),
    prefetchQuery('listInstitutionHistory', { id }),
  ],
  load: () => import('./institution-page.tsx'),
};
