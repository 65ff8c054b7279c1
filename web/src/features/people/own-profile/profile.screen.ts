import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/own-profile';
import { photoQueries, profileQuery } from '#shared/accounts/profile-queries.ts';

export const profileScreen: MemberScreen = {
  path: '/profile',
  title: t.profileTitle,
  text: t.profileText,
  prefetch: () => profileQuery(photoQueries),
  load: () => import('./profile-page.tsx'),
};
