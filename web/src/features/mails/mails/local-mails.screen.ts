import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/mails/mails';

export const localMailsScreen: UnlistedScreen = {
  path: '/sentMails',
  title: t.title,
  isEmulatorOnly: true,
  load: () => import('./local-mails-page.tsx'),
};
