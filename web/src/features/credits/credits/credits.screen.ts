import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const creditsScreen: AdminScreen = {
  path: '/admin/credits',
  title: 'Kredit anggota',
  text: 'Kegiatan yang dilaporkan anggota, yang paling lama menunggu dulu',
  duty: 'events',
  prefetch: (visit) => [prefetchQuery('listReportedActivities', pageParamsOf(visit))],
  load: () => import('./credits-page.tsx'),
};
