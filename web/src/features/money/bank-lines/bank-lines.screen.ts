import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseLineState } from './line-state.ts';

export const bankLinesScreen: AdminScreen = {
  path: '/admin/money/lines',
  title: 'Mutasi bank',
  text: 'Uang masuk dari rekening koran yang diimpor',
  duty: 'money',
  sidebar: { group: 'money', position: 20 },
  prefetch: (visit) => [
    prefetchQuery('listBankLines', { ...pageParamsOf(visit), state: parseLineState(visit.searchParams) }),
  ],
  load: () => import('./bank-lines-page.tsx'),
};
