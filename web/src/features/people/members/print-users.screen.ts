import type { AdminScreen } from '#api/screens/screen.ts';

export const printUsersScreen: AdminScreen = {
  path: '/admin/manage-user/print',
  title: 'Cetak daftar pengguna',
  duty: ['people', 'money'],
  // The page loads all rows itself.
  prefetch: () => [],
  load: () => import('./print-users-page.tsx'),
};
