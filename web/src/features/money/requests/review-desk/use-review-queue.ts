import { useCallback, useEffect, useState } from 'react';
import { useCall } from '#api/account.ts';
import { useDecisionEvents, useDecisionQueue } from '#shared/requests/decision-queue.ts';
import type { RequestKind } from '../request-kinds.ts';
import {
  batchSize,
  emptyQueue,
  findNextPage,
  movedBy,
  type ReviewQueue,
  withFirst,
  withoutRequest,
  withPage,
  withRequestBack,
} from './review-queue.ts';

export interface UseReviewQueue {
  readonly queue: ReviewQueue;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly remove: (id: string) => void;
  readonly move: (by: 1 | -1) => void;
}

/** Returns whether another admin decided first, or the account was deleted: the request does not return. */
const isOver = (code: string | undefined): boolean => code === 'wrong-status' || code === 'not-found';

/** Loads undecided requests in batches during the review. A `first` of null starts with the oldest. */
export function useReviewQueue({ list, review }: RequestKind, first: string | null): UseReviewQueue {
  const call = useCall();
  const decisions = useDecisionQueue();
  const [queue, setQueue] = useState(emptyQueue);
  const [error, setError] = useState<Error | null>(null);
  const [isSought, setSought] = useState(first !== null);
  const page = isSought ? null : findNextPage(queue);
  const { reads } = queue;
  useEffect(() => {
    if (!isSought || first === null) return;
    const request = new AbortController();
    call(review, { id: first }, { signal: request.signal })
      .then(({ user }) => setQueue((queue) => withFirst(queue, user)))
      // The request may already be decided; the others are still shown.
      .catch(() => undefined)
      .finally(() => !request.signal.aborted && setSought(false));
    return () => request.abort();
  }, [call, review, first, isSought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be needed again after it was loaded
  useEffect(() => {
    if (page === null || error !== null) return;
    const request = new AbortController();
    call(list, { page, limit: batchSize }, { signal: request.signal }).then(
      (reply) => {
        const pending = new Set(decisions.state().pending.map(({ id }) => id));
        setQueue((queue) => withPage(queue, { ...reply, page }, pending));
      },
      (failure: Error) => !request.signal.aborted && setError(failure),
    );
    return () => request.abort();
  }, [call, decisions, list, page, reads, error]);
  useDecisionEvents((event) => {
    if (event.kind === 'undone') {
      const ids = event.decisions.map(({ id }) => id).toReversed();
      setQueue((queue) => ids.reduce((all, id) => withRequestBack(all, id, true), queue));
    }
    if (event.kind === 'failed' && !isOver(event.failure.code)) {
      const { id } = event.failure.decision;
      setQueue((queue) => withRequestBack(queue, id, false));
    }
  });
  const remove = useCallback((id: string) => setQueue((queue) => withoutRequest(queue, id)), []);
  const move = useCallback((by: 1 | -1) => setQueue((queue) => movedBy(queue, by)), []);
  return { queue, error, retry: () => setError(null), remove, move };
}
