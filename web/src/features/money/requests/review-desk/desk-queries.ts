import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import type { RequestKind } from '../request-kinds.ts';
import { firstBatch } from './review-queue.ts';

export function deskQueries({ list, review }: RequestKind, search: URLSearchParams): PrefetchQuery[] {
  const requestId = search.get('request');
  const requests = prefetchQuery(list, firstBatch, {
    refetchOnMount: true,
    next: ({ data: [row] }) =>
      row === undefined || requestId !== null ? [] : ofRequest(review, row._id, row.paymentId),
  });
  return [requests, ...(requestId === null ? [] : ofRequest(review, requestId, null))];
}

function ofRequest(name: RequestKind['review'], id: string, paymentId: string | null): PrefetchQuery[] {
  const proofOf = (payment: string) => prefetchQuery('getProof', { id: payment }, { isLongLived: true });
  const review = prefetchQuery(
    name,
    { id },
    paymentId === null ? { next: ({ payment }) => (payment._id === '' ? [] : [proofOf(payment._id)]) } : {},
  );
  return [review, ...(paymentId === null ? [] : [proofOf(paymentId)])];
}
