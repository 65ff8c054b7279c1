import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations/groups';

export const ownGroupScreen: MemberScreen = {
  path: '/membership/events/groups/:id',
  title: t.groupTitle,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getEventGroup', { id })],
  load: () => import('./own-group-page.tsx'),
};
