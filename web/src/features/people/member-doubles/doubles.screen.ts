import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const doublesScreen: AdminScreen = {
  path: '/admin/manage-user/doubles',
  title: 'Data ganda',
  text: 'Anggota yang mungkin terdaftar dua kali',
  duty: 'people',
  prefetch: (visit) => [prefetchQuery('listMemberDoubles', pageParamsOf(visit))],
  load: () => import('./doubles-page.tsx'),
};
