import type { AdminScreen } from '#api/screens/screen.ts';
import { deskQueries, requestKinds } from './request-kinds.ts';

export const reviewEventScreen: AdminScreen = {
  path: '/admin/event-payments/review',
  title: 'Meja tinjau: acara',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.event, searchParams),
  load: () => import('./review-desk/review-desk.tsx'),
};
