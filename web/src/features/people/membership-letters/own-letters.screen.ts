import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/membership-letters';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const ownLettersScreen: MemberScreen = {
  path: '/membership/letters',
  title: t.title,
  text: t.text,
  prefetch: () => profileQuery(() => [prefetchQuery('listOwnMembershipLetters', {})]),
  load: () => import('./own-letters-page.tsx'),
};
