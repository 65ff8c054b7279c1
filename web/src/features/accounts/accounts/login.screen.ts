import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const loginScreen: PublicScreen = {
  path: '/login',
  title: t.loginTitle,
  description: t.loginDescription,
  load: () => import('./login-page.tsx'),
};
