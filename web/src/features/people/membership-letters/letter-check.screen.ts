import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/membership-letters';

export const letterCheckScreen: UnlistedScreen = {
  path: '/surat/:id',
  title: t.checkTitle,
  load: () => import('./letter-check-page.tsx'),
};
