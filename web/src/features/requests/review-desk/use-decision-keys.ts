import type { UserRow } from 'contract/fields/people';
import type { Review } from 'contract/reviews';
import { useLayoutEffect, useState } from 'react';
import { decisionQueue } from '#parts/requests/decision-queue.ts';

/** A decision on the request that was on screen when its key was pressed. */
export type Intent =
  | { readonly id: string; readonly outcome: 'approve' }
  | { readonly id: string; readonly outcome: 'reject'; readonly reason: string | undefined };

/** What of a request is on screen. */
interface Sight {
  readonly review: Review | undefined;
  /** Of the payment whose proof is painted, or was told that it cannot be. */
  readonly seen: string;
}

export interface DecisionKeys {
  /** Waits for what must be seen before; null when nothing waits. */
  readonly intent: Intent | null;
  readonly decide: (intent: Intent) => void;
  /** Takes back what still waits; tells whether something did. */
  readonly cancel: () => boolean;
}

/** An approval needs the eyes on the proof of the payment that waits, a rejection those on the facts. */
const mayDecide = ({ outcome }: Intent, { review, seen }: Sight): boolean =>
  review !== undefined && (seen === review.payment._id || outcome === 'reject');

/**
 * Takes decisions on the request on screen: at once where all that must be seen is there, else as soon as it is. What
 * is pressed for one request never falls on another.
 *
 * @param onDecided takes the request out
 */
export function useDecisionKeys(
  current: UserRow,
  sight: Sight,
  onDecided: (id: string) => void,
): DecisionKeys {
  const [waiting, setWaiting] = useState<Intent | null>(null);
  const intent = waiting?.id === current._id ? waiting : null;
  const take = (taken: Intent) => {
    setWaiting(null);
    const { review } = sight;
    const paymentId = review?.payment._id ?? current.paymentId;
    const reason = taken.outcome === 'reject' && taken.reason !== undefined ? { reason: taken.reason } : {};
    const seal = review === undefined || review.user.needsReview === null ? {} : { seal: review.seal };
    decisionQueue.decide([
      {
        row: { ...current, paymentId },
        outcome: taken.outcome,
        ...reason,
        ...(taken.outcome === 'approve' ? seal : {}),
      },
    ]);
    onDecided(current._id);
  };
  const isDue = intent !== null && mayDecide(intent, sight);
  useLayoutEffect(() => {
    if (isDue && intent !== null) take(intent);
  });
  return {
    intent,
    decide: (next) => {
      if (mayDecide(next, sight)) take(next);
      else setWaiting(next);
    },
    cancel: () => {
      setWaiting(null);
      return intent !== null;
    },
  };
}
