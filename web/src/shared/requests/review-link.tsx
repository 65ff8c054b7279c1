import type { UserRow } from 'contract/schemas/people';
import { Link } from 'react-router-dom';
import {
  type KindRow,
  type PendingDecision,
  type RequestKindName,
  requestKindOf,
} from './pending-decision.ts';

const deskPaths: Readonly<Record<RequestKindName, string>> = {
  registration: '/admin/request-register/review',
  renewal: '/admin/request-renewal/review',
  event: '/admin/event-payments/review',
};

const reviewPath = (kind: RequestKindName, id: string): string => `${deskPaths[kind]}?request=${id}`;

export const reviewPathOf = (row: Pick<UserRow, '_id'> & KindRow): string =>
  reviewPath(requestKindOf(row), row._id);

interface ReviewLinkProps {
  readonly decision: Pick<PendingDecision, 'id' | 'name' | 'kind'>;
}

export function ReviewLink({ decision: { id, name, kind } }: ReviewLinkProps) {
  return (
    <Link
      to={reviewPath(kind, id)}
      aria-label={`Buka tinjauan: ${name}`}
      className="inline-flex min-h-6 items-center font-semibold text-inherit underline"
    >
      Buka tinjauan
    </Link>
  );
}
