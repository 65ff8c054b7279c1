import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { waitingStateOf } from './waiting-state.ts';

export const eventWaitingScreen: AdminScreen = {
  path: '/admin/manage-event/waiting/:id',
  title: 'Daftar Tunggu Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: (visit) => {
    const { id = '' } = visit.params;
    return [
      prefetchQuery('getWrittenEventRegistration', { id }),
      prefetchQuery('listEventWaiting', {
        id,
        state: waitingStateOf(visit.searchParams),
        ...pageParamsOf(visit),
      }),
    ];
  },
  load: () => import('./event-waiting-page.tsx'),
};
