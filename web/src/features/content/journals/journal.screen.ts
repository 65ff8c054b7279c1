import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/journals';

export const journalScreen: PublicScreen = {
  path: '/journal',
  title: t.title,
  description: t.description,
  load: () => import('./journal-page.tsx'),
};
