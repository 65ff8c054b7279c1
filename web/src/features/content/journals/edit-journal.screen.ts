import type { AdminScreen } from '#api/screens/screen.ts';
import { editQueries } from '#shared/content-admin/edit-queries.ts';

export const editJournalScreen: AdminScreen = {
  path: '/admin/manage-journal/edit/:id',
  title: 'Edit Journal',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => editQueries('getWrittenJournal', 'journal', id),
  load: () => import('./edit-journal-page.tsx'),
};
