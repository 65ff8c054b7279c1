import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations';

export const guestPlaceScreen: UnlistedScreen = {
  path: '/acara/tempat',
  title: t.guestPlaceTitle,
  load: () => import('./guest-place-page.tsx'),
};
