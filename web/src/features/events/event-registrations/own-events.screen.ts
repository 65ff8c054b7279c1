import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations';

export const ownEventsScreen: MemberScreen = {
  path: '/membership/events',
  title: t.ownEventsTitle,
  prefetch: () => [prefetchQuery('listOwnEventRegistrations', {}), prefetchQuery('listOwnEventRefunds', {})],
  load: () => import('./own-events-page.tsx'),
};
