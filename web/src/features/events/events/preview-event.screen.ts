import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';

export const previewEventScreen: AdminScreen = {
  path: '/admin/manage-event/preview/:id',
  title: 'Pratinjau acara',
  duty: 'content',
  prefetch: (visit) => previewQueries('getWrittenEvent', 'event', visit),
  load: () => import('./preview-event-page.tsx'),
};
