import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';

export const termsScreen: PublicScreen = {
  path: '/terms',
  title: t.termsTitle,
  description: fill(t.termsDescription, { name: association.shortName }),
  load: () => import('./terms-page.tsx'),
};
