import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const resetPasswordScreen: UnlistedScreen = {
  path: '/resetPassword',
  title: t.newPassword,
  load: () => import('./reset-password-page.tsx'),
};
