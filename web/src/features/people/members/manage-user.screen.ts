import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseUserFilter } from './list/user-filter.ts';

export const manageUserScreen: AdminScreen = {
  path: '/admin/manage-user',
  title: 'User Management',
  label: 'Manage User',
  text: 'Manage member and their account here',
  duty: ['people', 'money'],
  sidebar: { group: 'people', position: 10 },
  prefetch: (visit) => [
    prefetchQuery('listUsers', { ...pageParamsOf(visit), ...parseUserFilter(visit.searchParams) }),
    prefetchQuery('listSavedFilters', {}),
  ],
  load: () => import('./manage-user-page.tsx'),
};
