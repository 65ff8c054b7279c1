import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const verifyEmailScreen: UnlistedScreen = {
  path: '/verifyEmail',
  title: t.verifyTitle,
  load: () => import('./verify-email-page.tsx'),
};
