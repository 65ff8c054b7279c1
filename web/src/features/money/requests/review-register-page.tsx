import type { AdminScreen } from '#api/screens/screen.ts';
import { requestKinds } from './request-kinds.ts';
import { deskQueries } from './review-desk/desk-queries.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/request-register/review',
  title: 'Meja tinjau: pendaftaran',
  duty: 'money',
  prefetch: ({ searchParams }) => deskQueries(requestKinds.registration, searchParams),
};

export default function ReviewRegisterPage() {
  return <ReviewDesk kind={requestKinds.registration} />;
}
