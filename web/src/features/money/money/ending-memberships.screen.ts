import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const endingMembershipsScreen: AdminScreen = {
  path: '/admin/money/ending',
  title: 'Keanggotaan yang akan berakhir',
  duty: 'money',
  prefetch: (visit) => [prefetchQuery('listEndingMemberships', pageParamsOf(visit))],
  load: () => import('./ending-memberships-page.tsx'),
};
