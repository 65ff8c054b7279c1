import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/money/renewals';

export const renewalLinkScreen: UnlistedScreen = {
  path: '/renew',
  title: t.linkTitle,
  load: () => import('./renewal-link-page.tsx'),
};
