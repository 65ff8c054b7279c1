import { ApiError } from 'contract/errors';
import type { UserRow } from 'contract/schemas/people';
import { useEffect, useRef, useState } from 'react';
import { useEndpoint, useRefetchCancelled } from '#api/use-endpoint.ts';
import type { RequestKind } from '../request-kinds.ts';
import { isProofSeen } from './use-decision-keys.ts';

/** Returns whether another admin decided first, or the account was deleted: no decision is needed. */
const isDecidedByOther = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.code === 'not-found');

interface ReviewView {
  readonly isAwaited: boolean;
  /** Payment whose proof is on screen; '' before the first one. */
  readonly seen: string;
}

/** Loads the current review and a missing comparison of its proof, then prefetches the next review. */
export function useReview(
  { review: name, comparedReview }: RequestKind,
  current: UserRow,
  next: UserRow | undefined,
  { isAwaited, seen }: ReviewView,
  onDecidedByOther: (row: UserRow, error: unknown) => void,
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
export function useIsStaying(subject: string): boolean {
  const [latest, setLatest] = useState(subject);
  useEffect(() => {
    const timer = setTimeout(() => setLatest(subject), skipThresholdMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return latest === subject;
}
