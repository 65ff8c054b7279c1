import { journalPath } from 'contract/entry-paths';
import type { PublicScreen } from '#api/screens/screen.ts';

export const journalDetailsScreen: PublicScreen = {
  path: journalPath(':id'),
  load: () => import('./journal-details-page.tsx'),
};
