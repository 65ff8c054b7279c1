import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const lettersScreen: AdminScreen = {
  path: '/admin/letters',
  title: 'Surat Edaran',
  text: 'Surat lewat email kepada banyak anggota',
  duty: 'people',
  prefetch: (visit) => [prefetchQuery('listLetters', pageParamsOf(visit))],
  load: () => import('./letters-page.tsx'),
};
