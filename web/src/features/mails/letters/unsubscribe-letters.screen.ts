import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/mails/letters';

export const unsubscribeLettersScreen: UnlistedScreen = {
  path: '/unsubscribe-letters',
  title: t.unsubscribeTitle,
  load: () => import('./unsubscribe-letters-page.tsx'),
};
