import type { Review } from 'contract/money/reviews';
import type { UserRow } from 'contract/schemas/people';
import { useLayoutEffect, useState } from 'react';
import { decisionQueue } from '#shared/requests/decision-queue.ts';

export type Intent =
  | { readonly id: string; readonly outcome: 'approve' }
  | { readonly id: string; readonly outcome: 'reject'; readonly reason: string | undefined };

interface VisibleReview {
  readonly review: Review | undefined;
  /** Id of the payment whose proof is on screen, or could not be loaded. */
  readonly seen: string;
}

/** Returns whether the admin saw the proof of a loaded review. Money without a proof has no picture. */
export const isProofSeen = ({ review, seen }: VisibleReview): boolean =>
  review !== undefined && (review.payment._id === '' || review.payment._id === seen);

/** An approval requires the current proof on screen, a rejection only the facts. */
const mayDecide = ({ outcome }: Intent, sight: VisibleReview): boolean =>
  isProofSeen(sight) || (sight.review !== undefined && outcome === 'reject');

/** Takes decisions when the required data is on screen. A key press never affects another request. */
export function useDecisionKeys(current: UserRow, sight: VisibleReview, onDecided: (id: string) => void) {
  const [waiting, setWaiting] = useState<Intent | null>(null);
  const intent = waiting?.id === current._id ? waiting : null;
  const submit = (decision: Intent) => {
    setWaiting(null);
    const { review } = sight;
    // Money without a proof has no payment yet.
    const paymentId = (review?.payment._id ?? current.paymentId) || null;
    const reason =
      decision.outcome === 'reject' && decision.reason !== undefined ? { reason: decision.reason } : {};
    const reviewToken =
      review === undefined || review.user.needsReview === null ? {} : { reviewToken: review.reviewToken };
    decisionQueue.decide([
      {
        row: { ...current, paymentId },
        outcome: decision.outcome,
        ...reason,
        ...(decision.outcome === 'approve' ? reviewToken : {}),
      },
    ]);
    onDecided(current._id);
  };
  const isDue = intent !== null && mayDecide(intent, sight);
  useLayoutEffect(() => {
    if (isDue && intent !== null) submit(intent);
  });
  return {
    intent,
    decide: (next: Intent) => {
      if (mayDecide(next, sight)) submit(next);
      else setWaiting(next);
    },
    cancel: () => {
      setWaiting(null);
      return intent !== null;
    },
  };
}
