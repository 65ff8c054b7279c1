import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/search';

export const searchScreen: UnlistedScreen = {
  path: '/search',
  title: t.title,
  load: () => import('./search-page.tsx'),
};
