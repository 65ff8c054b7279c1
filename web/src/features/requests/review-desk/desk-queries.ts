import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import type { RequestKind } from '../request-kinds.ts';
import { firstBatch } from './review-queue.ts';

export function deskQueries(list: RequestKind['list'], search: URLSearchParams): PrefetchQuery[] {
  const requestId = search.get('request');
  const requests = prefetchQuery(list, firstBatch, {
    refetchOnMount: true,
    next: ({ data: [row] }) =>
      row === undefined || requestId !== null ? [] : ofRequest(row._id, row.paymentId),
  });
  return [requests, ...(requestId === null ? [] : ofRequest(requestId, null))];
}

function ofRequest(id: string, paymentId: string | null): PrefetchQuery[] {
  const proofOf = (payment: string) => prefetchQuery('getProof', { id: payment }, { isLongLived: true });
  const review = prefetchQuery(
    'getReview',
    { id },
    paymentId === null ? { next: ({ payment }) => [proofOf(payment._id)] } : {},
  );
  return [review, ...(paymentId === null ? [] : [proofOf(paymentId)])];
}
