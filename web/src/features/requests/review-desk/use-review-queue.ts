import { useCallback, useEffect, useState } from 'react';
import { useCall } from '#api/account.ts';
import type { RequestEndpoints } from '../request-endpoints.ts';
import {
  batchSize,
  emptyQueue,
  movedBy,
  type ReviewQueue,
  wantedPage,
  withoutRequest,
  withPage,
} from './review-queue.ts';

export interface UseReviewQueue {
  readonly queue: ReviewQueue;
  /** Why the requests could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Takes a decided request out. */
  readonly remove: (id: string) => void;
  readonly move: (by: 1 | -1) => void;
}

/** The undecided requests, loaded a batch at a time while somebody goes through them. */
export function useReviewQueue(list: RequestEndpoints['list']): UseReviewQueue {
  const call = useCall();
  const [queue, setQueue] = useState(emptyQueue);
  const [error, setError] = useState<Error | null>(null);
  const page = wantedPage(queue);
  useEffect(() => {
    if (page === null || error !== null) return;
    const request = new AbortController();
    call(list, { page, limit: batchSize }, { signal: request.signal }).then(
      (reply) => setQueue((queue) => withPage(queue, reply)),
      (failure: Error) => !request.signal.aborted && setError(failure),
    );
    return () => request.abort();
  }, [call, list, page, error]);
  const remove = useCallback((id: string) => setQueue((queue) => withoutRequest(queue, id)), []);
  const move = useCallback((by: 1 | -1) => setQueue((queue) => movedBy(queue, by)), []);
  return { queue, error, retry: () => setError(null), remove, move };
}
