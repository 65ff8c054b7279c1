import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const eventReportScreen: AdminScreen = {
  path: '/admin/manage-event/report/:id',
  title: 'Laporan Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getEventReport', { id })],
  load: () => import('./event-report-page.tsx'),
};
