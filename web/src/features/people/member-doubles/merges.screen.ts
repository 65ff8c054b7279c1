import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const mergesScreen: AdminScreen = {
  path: '/admin/manage-user/merges',
  title: 'Penggabungan anggota',
  text: 'Dapat dibatalkan selama 30 hari',
  duty: 'people',
  prefetch: (visit) => [prefetchQuery('listMemberMerges', pageParamsOf(visit))],
  load: () => import('./merges-page.tsx'),
};
