import { eventPath } from 'contract/entry-paths';
import type { PublicScreen } from '#api/screens/screen.ts';

export const eventDetailsScreen: PublicScreen = {
  path: eventPath(':id'),
  load: () => import('./event-details-page.tsx'),
};
