import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/about';

export const aboutScreen: PublicScreen = {
  path: '/about',
  title: t.title,
  description: fill(t.description, { name: association.name }),
  load: () => import('./about-page.tsx'),
};
