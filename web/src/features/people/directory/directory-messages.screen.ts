import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/directory';

export const directoryMessagesScreen: UnlistedScreen = {
  path: '/directory-messages',
  title: t.messagesTitle,
  load: () => import('./directory-messages-page.tsx'),
};
