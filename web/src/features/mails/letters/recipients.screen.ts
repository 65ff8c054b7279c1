import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseRecipientState } from './recipient-filter.ts';

export const recipientsScreen: AdminScreen = {
  path: '/admin/letters/recipients/:id',
  title: 'Penerima Surat',
  duty: 'people',
  prefetch: (visit) => [
    prefetchQuery('listLetterRecipients', {
      id: visit.params.id ?? '',
      ...pageParamsOf(visit),
      state: parseRecipientState(visit.searchParams),
    }),
  ],
  load: () => import('./recipients-page.tsx'),
};
