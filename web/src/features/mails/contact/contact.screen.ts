import { association } from 'contract/text/association';
import { fill } from 'contract/text/language/fill';
import type { PublicScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/mails/contact';

export const contactScreen: PublicScreen = {
  path: '/contact',
  title: t.title,
  description: fill(t.description, { name: association.shortName }),
  load: () => import('./contact-page.tsx'),
};
