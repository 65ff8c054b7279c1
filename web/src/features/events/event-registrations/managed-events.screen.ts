import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const managedEventsScreen: AdminScreen = {
  path: '/admin/event-registrations',
  title: 'Peserta Acara',
  duty: 'events',
  eventManagers: true,
  sidebar: { group: 'content', position: 31, hiddenWith: 'content' },
  prefetch: (visit) => [prefetchQuery('listManagedEvents', pageParamsOf(visit))],
  load: () => import('./managed-events-page.tsx'),
};
