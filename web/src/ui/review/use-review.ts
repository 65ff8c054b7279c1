import type { UserRow } from 'contract/people';
import { useEffect, useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { isTaken } from './use-decisions.ts';

/** The review of the request on screen; the next one's is read ahead. */
export function useReview(
  current: UserRow,
  next: UserRow | undefined,
  onTaken: (row: UserRow, error: unknown) => void,
) {
  const review = useEndpoint('getReview', { id: current._id });
  const nextId = next?._id ?? current._id;
  useEndpoint('getReview', { id: nextId }, { enabled: nextId !== current._id && review.isSuccess });
  const { error } = review;
  const tell = useRef(onTaken);
  useEffect(() => {
    tell.current = onTaken;
  });
  useEffect(() => {
    if (isTaken(error)) tell.current(current, error);
  }, [error, current]);
  return review;
}

const settlesAfterMs = 400;

/** Whether this subject has been shown for a moment. */
export function useIsSettled(subject: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(subject), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return settled === subject;
}
