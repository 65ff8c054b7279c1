import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-results/certificates';

export const certificateCheckScreen: UnlistedScreen = {
  path: '/sertifikat/:id',
  title: t.checkTitle,
  load: () => import('./certificate-check-page.tsx'),
};
