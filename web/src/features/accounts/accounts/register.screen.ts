import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const registerScreen: PublicScreen = {
  path: '/register',
  title: t.registerTitle,
  description: t.registerDescription,
  load: () => import('./register-page.tsx'),
};
