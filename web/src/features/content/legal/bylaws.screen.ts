import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/legal';

export const bylawsScreen: PublicScreen = {
  path: '/bylaws',
  title: t.bylawsTitle,
  description: fill(t.bylawsDescription, { name: association.name }),
  load: () => import('./bylaws-page.tsx'),
};
