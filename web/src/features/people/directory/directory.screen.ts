import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/directory';

/** Not listed for search engines, because most profiles in it must not be either. */
export const directoryScreen: UnlistedScreen = {
  path: '/directory',
  title: t.title,
  load: () => import('./directory-page.tsx'),
};
