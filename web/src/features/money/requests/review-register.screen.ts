import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';

export const reviewRegisterScreen: AdminScreen = {
  path: '/admin/request-register/review',
  title: 'Meja tinjau: pendaftaran',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.registration, searchParams),
  load: () => import('./review-register-page.tsx'),
};
