import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/mails/reminders';

export const unsubscribeScreen: UnlistedScreen = {
  path: '/unsubscribe',
  title: t.title,
  load: () => import('./unsubscribe-page.tsx'),
};
