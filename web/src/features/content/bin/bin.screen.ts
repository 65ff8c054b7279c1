import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const binScreen: AdminScreen = {
  path: '/admin/bin',
  title: 'Sampah',
  duty: 'content',
  sidebar: { group: 'system', position: 20 },
  prefetch: (visit) => [prefetchQuery('listBin', pageParamsOf(visit))],
  load: () => import('./bin-page.tsx'),
};
