import type { UserRow } from 'contract/schemas/people';
import { Link } from 'react-router-dom';
import { type KindRow, type RequestKindName, requestKindOf } from './request-kind.ts';

interface ReviewLinkProps {
  readonly decision: {
    readonly id: string;
    readonly name: string;
    readonly kind: RequestKindName;
  };
}

const deskPaths: Readonly<Record<RequestKindName, string>> = {
  registration: '/admin/request-register/review',
  renewal: '/admin/request-renewal/review',
  event: '/admin/event-payments/review',
};

export const reviewPath = ({ id, kind }: Omit<ReviewLinkProps['decision'], 'name'>): string =>
  `${deskPaths[kind]}?request=${id}`;

export const reviewPathOf = (row: Pick<UserRow, '_id'> & KindRow): string =>
  reviewPath({ id: row._id, kind: requestKindOf(row) });

export function ReviewLink({ decision }: ReviewLinkProps) {
  return (
    <Link
      to={reviewPath(decision)}
      aria-label={`Buka tinjauan: ${decision.name}`}
      className="inline-flex min-h-6 items-center font-semibold text-inherit underline"
    >
      Buka tinjauan
    </Link>
  );
}
