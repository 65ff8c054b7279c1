import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/own-profile';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const deletionScreen: MemberScreen = {
  path: '/profile/deletion',
  title: t.deletionTitle,
  prefetch: () => profileQuery(),
  load: () => import('./deletion-page.tsx'),
};
