import { endpoints, rejection } from './registration-requests.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

/** Review desk for registrations. */
export default function ReviewRegisterPage() {
  return (
    <ReviewDesk
      title="Review desk: Request Register"
      list={{ path: '/admin/request-register', label: 'Request Register' }}
      endpoints={endpoints}
      rejection={rejection}
    />
  );
}
