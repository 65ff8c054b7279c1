import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventLettersScreen: AdminScreen = {
  path: '/admin/manage-event/letters/:id',
  title: 'Surat Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('listEventLetters', { id })],
  load: () => import('./event-letters-page.tsx'),
};
