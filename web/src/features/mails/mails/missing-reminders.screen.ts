import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const missingRemindersScreen: AdminScreen = {
  path: '/admin/mails/reminders',
  title: 'Pengingat yang belum sampai',
  duty: 'people',
  prefetch: () => [prefetchQuery('listMissingReminders', {})],
  load: () => import('./missing-reminders-page.tsx'),
};
