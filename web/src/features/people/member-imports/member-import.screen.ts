import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseImportFilter } from './import-filter.ts';

export const memberImportScreen: AdminScreen = {
  path: '/admin/manage-user/import/:id',
  title: 'Hasil pemeriksaan',
  duty: 'people',
  prefetch: (visit) => {
    const { id = '' } = visit.params;
    const filter = parseImportFilter(visit.searchParams);
    return [
      prefetchQuery('getMemberImport', { id }),
      prefetchQuery('listMemberImportRows', {
        ...pageParamsOf(visit),
        id,
        ...(filter === undefined ? {} : { filter }),
      }),
    ];
  },
  load: () => import('./member-import-page.tsx'),
};
