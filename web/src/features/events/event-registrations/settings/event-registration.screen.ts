import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventRegistrationScreen: AdminScreen = {
  path: '/admin/manage-event/registration/:id',
  title: 'Pendaftaran Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getWrittenEventRegistration', { id })],
  load: () => import('./event-registration-page.tsx'),
};
