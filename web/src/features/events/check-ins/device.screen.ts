import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/check-ins';

export const deviceScreen: UnlistedScreen = {
  path: '/check-in',
  title: t.title,
  load: () => import('./device-page.tsx'),
};
