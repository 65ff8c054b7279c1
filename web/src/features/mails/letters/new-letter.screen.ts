import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const newLetterScreen: AdminScreen = {
  path: '/admin/letters/new',
  title: 'Tulis Surat Edaran',
  duty: 'people',
  prefetch: () => [prefetchQuery('listSavedFilters', {})],
  load: () => import('./new-letter-page.tsx'),
};
