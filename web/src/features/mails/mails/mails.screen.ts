import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseMailFilter, stateOf } from './mail-filter.ts';

export const mailsScreen: AdminScreen = {
  path: '/admin/mails',
  title: 'Email',
  text: 'Email dari situs ini dan statusnya',
  duty: 'people',
  sidebar: { group: 'system', position: 10 },
  prefetch: (visit) => [
    prefetchQuery('listMails', {
      ...pageParamsOf(visit),
      state: stateOf(parseMailFilter(visit.searchParams)),
    }),
  ],
  load: () => import('./mails-page.tsx'),
};
