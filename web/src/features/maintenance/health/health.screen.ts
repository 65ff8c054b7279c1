import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const healthScreen: AdminScreen = {
  path: '/admin/health',
  title: 'Kesehatan sistem',
  label: 'Kesehatan',
  text: 'Keadaan layanan dan pekerjaan terjadwal',
  duty: 'none',
  sidebar: { group: 'system', position: 40 },
  prefetch: () => [prefetchQuery('getHealthReport', {})],
  load: () => import('./health-page.tsx'),
};
