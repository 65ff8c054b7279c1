import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const dashboardScreen: AdminScreen = {
  path: '/admin',
  title: 'Dashboard',
  text: 'Welcome to the admin dashboard',
  duty: 'none',
  sidebar: { group: 'today', position: 10 },
  prefetch: () => [
    prefetchQuery('getDashboard', {}, { refetchOnMount: true }),
    prefetchQuery('getMemberHistory', {}, { refetchOnMount: true }),
  ],
  load: () => import('./dashboard-page.tsx'),
};
