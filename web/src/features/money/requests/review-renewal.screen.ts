import type { AdminScreen } from '#api/screens/screen.ts';
import { deskQueries, requestKinds } from './request-kinds.ts';

export const reviewRenewalScreen: AdminScreen = {
  path: '/admin/request-renewal/review',
  title: 'Meja tinjau: perpanjangan',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.renewal, searchParams),
  load: () => import('./review-desk/review-desk.tsx'),
};
