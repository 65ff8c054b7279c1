import { requestKinds } from './request-kinds.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

export default function ReviewRegisterPage() {
  return <ReviewDesk kind={requestKinds.registration} />;
}
