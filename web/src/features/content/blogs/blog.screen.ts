import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/blogs';

export const blogScreen: PublicScreen = {
  path: '/blog',
  title: t.title,
  description: t.lead,
  load: () => import('./blog-page.tsx'),
};
