import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/own-profile';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const ownPrivacyScreen: MemberScreen = {
  path: '/profile/privacy',
  title: t.privacyTitle,
  text: t.privacyText,
  prefetch: () => [
    ...profileQuery(),
    prefetchQuery('getOwnLetterLists', {}),
    prefetchQuery('getWhatsappConsents', {}),
  ],
  load: () => import('./own-privacy-page.tsx'),
};
