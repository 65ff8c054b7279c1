import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const importMembersScreen: AdminScreen = {
  path: '/admin/manage-user/import',
  title: 'Impor anggota',
  text: 'Tambah dan perbarui anggota dari Excel atau CSV',
  duty: 'people',
  prefetch: (visit) => [prefetchQuery('listMemberImports', pageParamsOf(visit))],
  load: () => import('./import-members-page.tsx'),
};
