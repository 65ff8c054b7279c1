import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventQuestionsScreen: AdminScreen = {
  path: '/admin/manage-event/questions/:id',
  title: 'Pertanyaan Pendaftaran',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getWrittenEventQuestions', { id })],
  load: () => import('./event-questions-page.tsx'),
};
