import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventProgrammeScreen: AdminScreen = {
  path: '/admin/manage-event/programme/:id',
  title: 'Susunan Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getWrittenEventProgramme', { id })],
  load: () => import('./event-programme-page.tsx'),
};
