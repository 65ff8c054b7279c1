import type { AdminScreen } from '#api/screens/screen.ts';
import { contentListQueries } from '#shared/content-admin/edit-queries.ts';

export const manageEventScreen: AdminScreen = {
  path: '/admin/manage-event',
  title: 'Manage Events',
  label: 'Manage Event',
  duty: 'content',
  sidebar: { group: 'content', position: 30 },
  prefetch: (visit) => contentListQueries('listWrittenEvents', visit),
  load: () => import('./manage-event-page.tsx'),
};
