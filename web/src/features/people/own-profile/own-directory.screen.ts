import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/own-profile';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const ownDirectoryScreen: MemberScreen = {
  path: '/profile/directory',
  title: t.directoryTitle,
  text: t.directoryText,
  prefetch: () => [...profileQuery(), prefetchQuery('getOwnDirectoryEntry', {})],
  load: () => import('./own-directory-page.tsx'),
};
