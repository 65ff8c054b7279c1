import { ApiError } from 'contract/errors';
import type { Review } from 'contract/money/reviews';
import type { UserRow } from 'contract/schemas/people';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEndpoint, useRefetchCancelled } from '#api/use-endpoint.ts';
import { useDecisionQueue } from '#shared/requests/decision-queue.ts';
import type { PendingDecision } from '#shared/requests/pending-decision.ts';
import { usePreloadedImage } from '#ui/pictures/protected-image.tsx';
import type { RequestKind } from '../request-kinds.ts';

export type Intent = Pick<PendingDecision, 'id' | 'outcome' | 'reason'>;

interface VisibleReview {
  readonly review: Review | undefined;
  /** Id of the payment whose proof is on screen, or could not be loaded. */
  readonly seen: string;
}

/** Returns whether the admin saw the proof of a loaded review. Money without a proof has no picture. */
const isProofSeen = ({ review, seen }: VisibleReview): boolean =>
  review !== undefined && (review.payment._id === '' || review.payment._id === seen);

/** An approval requires the current proof on screen, a rejection only the facts. */
const mayDecide = ({ outcome }: Intent, sight: VisibleReview): boolean =>
  isProofSeen(sight) || (sight.review !== undefined && outcome === 'reject');

export interface OpenRequest {
  readonly kind: RequestKind;
  readonly current: UserRow;
  readonly next: UserRow | undefined;
  readonly onDecidedByOther: (row: UserRow, error: unknown) => void;
}

/** Loads the review of a request with its proof, and takes the decision. */
export function useOpenRequest(request: OpenRequest, onDecided: (id: string) => void) {
  const { current, next } = request;
  const id = current._id;
  const [awaitedId, setAwaitedId] = useState('');
  const isStaying = useIsStaying(id);
  // Choosing a decision counts as staying on the request.
  const isAwaited = isStaying || awaitedId === id;
  const [seen, setSeen] = useState('');
  const review = useReview(request, isAwaited, seen);
  // The review is loaded after the list, so a replaced proof is shown with its new payment.
  const paymentId = review.data?.payment._id ?? current.paymentId ?? '';
  usePreloadedImage('getProof', paymentId, isAwaited && paymentId !== '');
  const nextProof = next?.paymentId ?? paymentId;
  const sight = { review: review.data, seen };
  usePreloadedImage('getProof', nextProof, isAwaited && nextProof !== '' && isProofSeen(sight));
  const keys = useDecisionKeys(current, sight, onDecided);
  const decide: typeof keys.decide = (intent) => {
    setAwaitedId(intent.id);
    keys.decide(intent);
  };
  return { review, paymentId, isAwaited, keys: { ...keys, decide }, setSeen };
}

/** Takes decisions when the required data is on screen. A key press never affects another request. */
function useDecisionKeys(current: UserRow, sight: VisibleReview, onDecided: (id: string) => void) {
  const queue = useDecisionQueue();
  const [waiting, setWaiting] = useState<Intent | null>(null);
  const intent = waiting?.id === current._id ? waiting : null;
  const submit = ({ outcome, reason }: Intent) => {
    setWaiting(null);
    const { review } = sight;
    // Money without a proof has no payment yet.
    const paymentId = (review?.payment._id ?? current.paymentId) || null;
    const isTokenNeeded = outcome === 'approve' && review !== undefined && review.user.needsReview !== null;
    const reviewToken = isTokenNeeded ? review.reviewToken : undefined;
    queue.decide([{ row: { ...current, paymentId }, outcome, reason, reviewToken }]);
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

/** Returns whether another admin decided first, or the account was deleted: no decision is needed. */
const isDecidedByOther = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.code === 'not-found');

/**
 * Loads the current review and a missing comparison of its proof, then prefetches the next review. `seen` is the
 * payment whose proof is on screen; '' before the first one.
 */
function useReview(
  { kind: { review: name, comparedReview }, current, next, onDecidedByOther }: OpenRequest,
  isAwaited: boolean,
  seen: string,
) {
  const review = useEndpoint(name, { id: current._id }, { enabled: isAwaited });
  useRefetchCancelled(review, isAwaited);
  const nextId = next?._id ?? current._id;
  useEndpoint(
    name,
    { id: nextId },
    { enabled: isAwaited && nextId !== current._id && isProofSeen({ review: review.data, seen }) },
  );
  const isDue = review.data?.isCompared === false;
  const comparison = useEndpoint(comparedReview, { id: current._id }, { enabled: isAwaited && isDue });
  useRefetchCancelled(comparison, isAwaited && isDue);
  const error = isDue && isDecidedByOther(comparison.error) ? comparison.error : review.error;
  const latestCallback = useRef(onDecidedByOther);
  useEffect(() => {
    latestCallback.current = onDecidedByOther;
  });
  useEffect(() => {
    if (isDecidedByOther(error)) latestCallback.current(current, error);
  }, [error, current]);
  return {
    data: isDue ? (comparison.data ?? review.data) : review.data,
    error,
    refetch: review.refetch,
    comparison: { hasFailed: isDue && comparison.isError, retry: comparison.refetch },
  };
}

const skipThresholdMs = 150;

/** Returns whether the admin has stayed on this subject; true immediately for the first one. */
function useIsStaying(subject: string): boolean {
  const [latest, setLatest] = useState(subject);
  useEffect(() => {
    const timer = setTimeout(() => setLatest(subject), skipThresholdMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return latest === subject;
}
