import { endpoints, rejection } from './renewal-requests.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

/** One renewal at a time, with all that the decision needs. */
export default function ReviewRenewalPage() {
  return (
    <ReviewDesk
      title="Review desk: Request Renewal"
      list={{ path: '/admin/request-renewal', label: 'Request Renewal' }}
      endpoints={endpoints}
      rejection={rejection}
    />
  );
}
