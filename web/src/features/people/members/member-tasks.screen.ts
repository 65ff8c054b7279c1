import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseTaskList } from './records/task-list.ts';

export const memberTasksScreen: AdminScreen = {
  path: '/admin/tasks',
  title: 'Tugas',
  text: 'Tugas tentang anggota, yang paling mendesak dulu',
  duty: 'people',
  prefetch: (visit) => [
    prefetchQuery('listMemberTasks', { ...pageParamsOf(visit), whose: parseTaskList(visit.searchParams) }),
  ],
  load: () => import('./member-tasks-page.tsx'),
};
