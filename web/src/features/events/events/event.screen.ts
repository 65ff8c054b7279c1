import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/events';

export const eventScreen: PublicScreen = {
  path: '/event',
  title: t.heading,
  description: t.description,
  load: () => import('./event-page.tsx'),
};
