import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/professional';

export const professionalScreen: PublicScreen = {
  path: '/professional',
  title: t.title,
  description: t.description,
  load: () => import('./professional-page.tsx'),
};
