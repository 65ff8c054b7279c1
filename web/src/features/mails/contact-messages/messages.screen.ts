import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf, parseSearch } from '#ui/lists/page-from-url.ts';
import { parseAssignee, parseMessageFilter, stateOf } from './message-filter.ts';

export const messagesScreen: AdminScreen = {
  path: '/admin/messages',
  title: 'Pesan',
  text: 'Pesan dari formulir kontak dan email; angka di judul adalah yang belum selesai',
  duty: 'people',
  sidebar: { group: 'today', position: 40, count: 'messages' },
  prefetch: (visit) => [
    prefetchQuery('listMessages', {
      ...pageParamsOf(visit),
      state: stateOf(parseMessageFilter(visit.searchParams)),
      assignee: parseAssignee(visit.searchParams),
      q: parseSearch(visit.searchParams),
    }),
  ],
  load: () => import('./messages-page.tsx'),
};
