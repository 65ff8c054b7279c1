import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/accounts/accounts';

export const changeEmailScreen: UnlistedScreen = {
  path: '/changeEmail',
  title: t.changeTitle,
  load: () => import('./change-email-page.tsx'),
};
