import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/event-payments/review',
  title: 'Meja tinjau: acara',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.event, searchParams),
};

export default function ReviewEventPage() {
  return <ReviewDesk kind={requestKinds.event} />;
}
