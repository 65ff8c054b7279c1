import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations';

export const ownEventScreen: MemberScreen = {
  path: '/membership/events/:id',
  title: t.ownEventTitle,
  prefetch: ({ params: { id = '' } }) => [
    prefetchQuery('getEventRegistration', { id }),
    prefetchQuery('getOwnEventAnswers', { id }),
    prefetchQuery('listOwnEventRefunds', {}),
  ],
  load: () => import('./own-event-page.tsx'),
};
