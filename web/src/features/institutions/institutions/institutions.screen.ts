import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { searchedPageOf } from '#ui/lists/page-from-url.ts';

export const institutionsScreen: AdminScreen = {
  path: '/admin/institutions',
  title: 'Institusi',
  text: 'Kampus dan perusahaan dengan kursi untuk stafnya',
  duty: ['people', 'money'],
  sidebar: { group: 'people', position: 20 },
  prefetch: (visit) => [prefetchQuery('listInstitutions', searchedPageOf(visit))],
  load: () => import('./institutions-page.tsx'),
};
