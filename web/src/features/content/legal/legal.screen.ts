import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';

export const legalScreen: PublicScreen = {
  path: '/legal',
  title: t.title,
  description: fill(t.description, { name: association.name }),
  load: () => import('./legal-page.tsx'),
};
