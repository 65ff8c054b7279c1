import { requestKinds } from './request-kinds.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export default function ReviewRenewalPage() {
  return <ReviewDesk kind={requestKinds.renewal} />;
}
