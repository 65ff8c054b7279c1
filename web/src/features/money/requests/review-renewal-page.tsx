import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/request-renewal/review',
  title: 'Meja tinjau: perpanjangan',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.renewal, searchParams),
};

export default function ReviewRenewalPage() {
  return <ReviewDesk kind={requestKinds.renewal} />;
}
