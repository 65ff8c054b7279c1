import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/content/images';

export const uploadedScreen: UnlistedScreen = {
  path: '/uploaded',
  title: t.title,
  isEmulatorOnly: true,
  load: () => import('./uploaded-page.tsx'),
};
