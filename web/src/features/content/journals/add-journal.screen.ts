import type { AdminScreen } from '#api/screens/screen.ts';

export const addJournalScreen: AdminScreen = {
  path: '/admin/manage-journal/add',
  title: 'Add Journal',
  duty: 'content',
  prefetch: () => [],
  load: () => import('./add-journal-page.tsx'),
};
