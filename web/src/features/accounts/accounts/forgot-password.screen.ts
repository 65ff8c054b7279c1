import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const forgotPasswordScreen: UnlistedScreen = {
  path: '/forgotPassword',
  title: t.forgotTitle,
  load: () => import('./forgot-password-page.tsx'),
};
