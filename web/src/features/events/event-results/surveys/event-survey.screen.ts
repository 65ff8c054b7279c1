import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventSurveyScreen: AdminScreen = {
  path: '/admin/manage-event/survey/:id',
  title: 'Survei Peserta',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getEventSurvey', { id })],
  load: () => import('./event-survey-page.tsx'),
};
