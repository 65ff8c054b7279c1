import { endpoints, rejection } from './renewal-requests.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

/** Review desk for renewals. */
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
