import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/institutions/institutions';

export const invitationScreen: UnlistedScreen = {
  path: '/institution/invitation',
  title: t.invitation,
  load: () => import('./invitation-page.tsx'),
};
