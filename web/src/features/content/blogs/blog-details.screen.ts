import { articlePath } from 'contract/entry-paths';
import type { PublicScreen } from '#api/screens/screen.ts';

export const blogDetailsScreen: PublicScreen = {
  path: articlePath(':id'),
  load: () => import('./blog-details-page.tsx'),
};
