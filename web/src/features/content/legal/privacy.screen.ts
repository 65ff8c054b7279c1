import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';

export const privacyScreen: PublicScreen = {
  path: '/privacy',
  title: t.privacyTitle,
  description: fill(t.privacyDescription, { name: association.shortName }),
  load: () => import('./privacy-page.tsx'),
};
