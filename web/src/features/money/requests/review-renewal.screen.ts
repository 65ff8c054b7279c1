import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';

export const reviewRenewalScreen: AdminScreen = {
  path: '/admin/request-renewal/review',
  title: 'Meja tinjau: perpanjangan',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.renewal, searchParams),
  load: () => import('./review-renewal-page.tsx'),
};
