import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/joining';

export const joiningScreen: PublicScreen = {
  path: '/keanggotaan',
  title: t.title,
  description: t.description,
  load: () => import('./joining-page.tsx'),
};
