import { ApiError } from 'contract/errors';
import type { UserRow } from 'contract/fields/people';
import { useEffect, useRef, useState } from 'react';
import { useEndpoint, useResumed } from '#api/use-endpoint.ts';

/** Another admin was first, or the person is gone: there is nothing left to decide. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.code === 'not-found');

/** What of a request is looked at. */
interface Looked {
  /** False while somebody only leafs past it. */
  readonly isAwaited: boolean;
  /** The payment whose proof is on screen; '' before there was one. */
  readonly seen: string;
}

/**
 * The review of the request on screen; the next one's is read ahead, once all of this one is there. Where its
 * proof was never compared that is asked for beside it, and what comes of it takes the place of the review: nobody waits
 * for it.
 */
export function useReview(
  current: UserRow,
  next: UserRow | undefined,
  { isAwaited, seen }: Looked,
  onTaken: (row: UserRow, error: unknown) => void,
) {
  const review = useEndpoint('getReview', { id: current._id }, { enabled: isAwaited });
  useResumed(review, isAwaited);
  const nextId = next?._id ?? current._id;
  useEndpoint(
    'getReview',
    { id: nextId },
    { enabled: isAwaited && nextId !== current._id && review.data?.payment._id === seen },
  );
  const isDue = review.data?.isCompared === false;
  const comparison = useEndpoint('getComparedReview', { id: current._id }, { enabled: isAwaited && isDue });
  useResumed(comparison, isAwaited && isDue);
  const error = isDue && isTaken(comparison.error) ? comparison.error : review.error;
  const tell = useRef(onTaken);
  useEffect(() => {
    tell.current = onTaken;
  });
  useEffect(() => {
    if (isTaken(error)) tell.current(current, error);
  }, [error, current]);
  return {
    data: isDue ? (comparison.data ?? review.data) : review.data,
    error,
    refetch: review.refetch,
    comparison: { hasFailed: isDue && comparison.isError, retry: comparison.refetch },
  };
}

const leafsWithinMs = 150;

/** Whether somebody stays with this subject; the first one is stayed with at once. */
export function useIsStaying(subject: string): boolean {
  const [latest, setLatest] = useState(subject);
  useEffect(() => {
    const timer = setTimeout(() => setLatest(subject), leafsWithinMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return latest === subject;
}
