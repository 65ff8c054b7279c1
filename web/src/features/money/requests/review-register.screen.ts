import type { AdminScreen } from '#api/screens/screen.ts';
import { deskQueries, requestKinds } from './request-kinds.ts';

export const reviewRegisterScreen: AdminScreen = {
  path: '/admin/request-register/review',
  title: 'Meja tinjau: pendaftaran',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.registration, searchParams),
  load: () => import('./review-desk/review-desk.tsx'),
};
