import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations/waiting';

export const waitingLinkScreen: UnlistedScreen = {
  path: '/event/waiting',
  title: t.waitingList,
  load: () => import('./waiting-link-page.tsx'),
};
