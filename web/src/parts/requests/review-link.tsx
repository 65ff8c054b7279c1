import type { UserRow } from 'contract/fields/people';
import { Link } from 'react-router-dom';

interface ReviewLinkProps {
  readonly decision: {
    readonly id: string;
    readonly name: string;
    readonly kind: 'registration' | 'renewal';
  };
}

/** The address of the review desk with this request on it. */
export const reviewPath = ({ id, kind }: Omit<ReviewLinkProps['decision'], 'name'>): string =>
  `/admin/request-${kind === 'registration' ? 'register' : 'renewal'}/review?request=${id}`;

/** The same for a row of a list. */
export const reviewPathOf = ({ _id, isActive }: Pick<UserRow, '_id' | 'isActive'>): string =>
  reviewPath({ id: _id, kind: isActive === 'waitingApproval' ? 'registration' : 'renewal' });

/** Leads to the review that must be seen before the request can be approved. */
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
