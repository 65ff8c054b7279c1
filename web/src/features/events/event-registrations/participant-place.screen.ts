import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const participantPlaceScreen: AdminScreen = {
  path: '/admin/manage-event/participant/:id/:participant',
  title: 'Tempat Peserta',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '', participant = '' } }) => [
    prefetchQuery('getParticipantPlace', { id, participant }),
  ],
  load: () => import('./participant-place-page.tsx'),
};
