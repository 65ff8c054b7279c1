import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/credits/credits';

export const ownCreditsScreen: MemberScreen = {
  path: '/membership/credits',
  title: t.title,
  prefetch: () => [prefetchQuery('getOwnCredits', {})],
  load: () => import('./own-credits-page.tsx'),
};
