import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';

export const previewJournalScreen: AdminScreen = {
  path: '/admin/manage-journal/preview/:id',
  title: 'Pratinjau jurnal',
  duty: 'content',
  prefetch: (visit) => previewQueries('getWrittenJournal', 'journal', visit),
  load: () => import('./preview-journal-page.tsx'),
};
