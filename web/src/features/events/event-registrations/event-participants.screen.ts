import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const eventParticipantsScreen: AdminScreen = {
  path: '/admin/manage-event/participants/:id',
  title: 'Daftar Peserta',
  duty: 'events',
  eventManagers: true,
  prefetch: (visit) => {
    const { id = '' } = visit.params;
    return [
      prefetchQuery('getWrittenEventRegistration', { id }),
      prefetchQuery('listEventParticipants', { id, ...pageParamsOf(visit) }),
    ];
  },
  load: () => import('./event-participants-page.tsx'),
};
