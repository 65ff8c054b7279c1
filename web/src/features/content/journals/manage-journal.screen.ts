import type { AdminScreen } from '#api/screens/screen.ts';
import { contentListQueries } from '#shared/content-admin/edit-queries.ts';

export const manageJournalScreen: AdminScreen = {
  path: '/admin/manage-journal',
  title: 'Manage Journal',
  duty: 'content',
  sidebar: { group: 'content', position: 20 },
  prefetch: (visit) => contentListQueries('listWrittenJournals', visit),
  load: () => import('./manage-journal-page.tsx'),
};
