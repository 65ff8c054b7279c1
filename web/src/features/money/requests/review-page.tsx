import { useLocation } from 'react-router-dom';
import { requestKinds } from './request-kinds.ts';
import { ReviewDesk } from './review-desk/review-desk.tsx';

/** Review desk of the kind of requests that the path names. */
export default function ReviewPage() {
  const { pathname } = useLocation();
  const kind = Object.values(requestKinds).find(({ path }) => pathname.startsWith(path));
  return kind !== undefined && <ReviewDesk key={kind.path} kind={kind} />;
}
