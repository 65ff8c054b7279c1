import type { AdminScreen } from '#api/screens/screen.ts';

export const importStatementScreen: AdminScreen = {
  path: '/admin/money/statements',
  title: 'Impor mutasi',
  text: 'Impor rekening koran dan cocokkan dengan tagihan',
  duty: 'money',
  prefetch: () => [],
  load: () => import('./import-statement-page.tsx'),
};
