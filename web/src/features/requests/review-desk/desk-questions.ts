import { type Question, question } from '#api/question.ts';
import type { RequestEndpoints } from '../request-endpoints.ts';
import { firstBatch } from './review-queue.ts';

/** What the desk asks first: the requests, then what is known of the one on screen, and its proof. */
export function deskQuestions(list: RequestEndpoints['list'], search: URLSearchParams): Question[] {
  const wanted = search.get('request');
  const requests = question(list, firstBatch, {
    isNew: true,
    next: ({ data: [row] }) =>
      row === undefined || wanted !== null ? [] : ofRequest(row._id, row.paymentId),
  });
  return [requests, ...(wanted === null ? [] : ofRequest(wanted, null))];
}

function ofRequest(id: string, paymentId: string | null): Question[] {
  const proofOf = (payment: string) => question('getProof', { id: payment }, { isLasting: true });
  const review = question(
    'getReview',
    { id },
    paymentId === null ? { next: ({ payment }) => [proofOf(payment._id)] } : {},
  );
  return [review, ...(paymentId === null ? [] : [proofOf(paymentId)])];
}
