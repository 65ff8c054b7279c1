import { association } from 'contract/text/association';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/home';
import { organizationJsonLd } from '#shared/public/json-ld.ts';

export const homeScreen: PublicScreen = {
  path: '/',
  title: t.title,
  description: `${association.tagline}. ${association.about}`,
  jsonLd: organizationJsonLd,
  load: () => import('./home-page.tsx'),
};
