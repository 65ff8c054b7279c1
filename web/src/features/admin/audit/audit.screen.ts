import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { parseAuditFilter } from './use-audit-filter.ts';

export const auditScreen: AdminScreen = {
  path: '/admin/audit',
  title: 'Audit',
  text: 'Tindakan, pelaku, yang dituju, dan waktunya',
  duty: 'audit',
  sidebar: { group: 'system', position: 30 },
  prefetch: (visit) => [
    prefetchQuery('listAuditEntries', { ...pageParamsOf(visit), ...parseAuditFilter(visit.searchParams) }),
  ],
  load: () => import('./audit-page.tsx'),
};
