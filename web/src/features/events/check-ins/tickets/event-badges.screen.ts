import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const eventBadgesScreen: AdminScreen = {
  path: '/admin/manage-event/badges/:id',
  title: 'Label Nama',
  duty: 'events',
  eventManagers: true,
  prefetch: (visit) => [
    prefetchQuery('listEventParticipants', { id: visit.params.id ?? '', ...pageParamsOf(visit) }),
  ],
  load: () => import('./event-badges-page.tsx'),
};
