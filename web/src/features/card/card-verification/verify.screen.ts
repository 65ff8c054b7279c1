import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/card/card-verification';

export const verifyScreen: PublicScreen = {
  path: '/verify',
  title: t.title,
  description: fill(t.description, { name: association.shortName }),
  load: () => import('./verify-page.tsx'),
};
