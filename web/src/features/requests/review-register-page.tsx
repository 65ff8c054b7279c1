import { endpoints, rejection } from './registration-requests.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

/** One registration at a time, with all that the decision needs. */
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
