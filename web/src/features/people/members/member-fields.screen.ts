import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const memberFieldsScreen: AdminScreen = {
  path: '/admin/member-fields',
  title: 'Isian Tambahan',
  label: 'Isian',
  text: 'Isian tentang anggota yang ditentukan asosiasi',
  duty: 'every',
  prefetch: () => [prefetchQuery('getMemberFields', {})],
  load: () => import('./member-fields-page.tsx'),
};
