import type { AdminScreen } from '#api/screens/screen.ts';

export const checkInScreen: AdminScreen = {
  path: '/admin/events/:id/check-in',
  title: 'Check-in',
  duty: 'events',
  eventManagers: true,
  // The page itself requests the list, because it also works without an answer.
  prefetch: () => [],
  load: () => import('./check-in-page.tsx'),
};
