import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/second-factor';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const securityScreen: MemberScreen = {
  path: '/profile/security',
  title: t.title,
  text: t.text,
  prefetch: () => [
    ...profileQuery(),
    prefetchQuery('getFactor', {}),
    prefetchQuery('listSessions', {}, { refetchOnMount: true }),
  ],
  load: () => import('./security-page.tsx'),
};
