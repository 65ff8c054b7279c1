import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/money/renewals';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const renewScreen: MemberScreen = {
  path: '/membership/renew',
  title: t.title,
  prefetch: () => profileQuery(),
  load: () => import('./renew-page.tsx'),
};
