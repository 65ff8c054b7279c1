import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-results/surveys';

export const ownSurveyScreen: MemberScreen = {
  path: '/membership/events/:id/survey',
  title: t.title,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getOwnEventSurvey', { id })],
  load: () => import('./own-survey-page.tsx'),
};
