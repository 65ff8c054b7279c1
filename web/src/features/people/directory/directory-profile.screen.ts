import { profilePath } from 'contract/entry-paths';
import type { PublicScreen } from '#api/screens/screen.ts';

export const directoryProfileScreen: PublicScreen = {
  path: profilePath(':id'),
  load: () => import('./directory-profile-page.tsx'),
};
