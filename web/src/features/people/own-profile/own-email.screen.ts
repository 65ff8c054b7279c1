import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/own-profile';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const ownEmailScreen: MemberScreen = {
  path: '/profile/email',
  title: t.emailPageTitle,
  text: t.emailPageText,
  prefetch: () => [...profileQuery(), prefetchQuery('getEmailChange', {})],
  load: () => import('./own-email-page.tsx'),
};
