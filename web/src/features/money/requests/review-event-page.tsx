import { requestKinds } from './request-kinds.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export default function ReviewEventPage() {
  return <ReviewDesk kind={requestKinds.event} />;
}
