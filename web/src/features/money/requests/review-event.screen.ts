import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';

export const reviewEventScreen: AdminScreen = {
  path: '/admin/event-payments/review',
  title: 'Meja tinjau: acara',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.event, searchParams),
  load: () => import('./review-event-page.tsx'),
};
