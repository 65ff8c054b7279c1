import type { Reuse } from 'contract/money/reviews';
import { queryLimits } from 'contract/rules/query-limits';
import { payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { findEarlierSimilar } from './earlier-similar.ts';

type Payment = Stored<PaymentRecord>;

export interface ProofMatch {
  readonly payment: Payment;
  readonly match: Reuse['match'];
}

const { identicalProofs, laterSimilarProofs } = queryLimits;

const newestFirst = (a: Payment, b: Payment): number =>
  b.data.createdAt.getTime() - a.data.createdAt.getTime();

/**
 * Finds payments with this proof, of any member and status: exact matches first, each group newest first. Searches
 * once, after the payment is stored, so that of two concurrent uploads one finds the other.
 */
export const findMatches = (open: Pick<Payment, 'id' | 'data'>): Promise<ProofMatch[]> =>
  combineMatches(open, findEarlierSimilar(open));

/**
 * Works as `findMatches` without a search. For a payment that was never searched, it only finds identical files and
 * later payments.
 */
export const findRecordedMatches = (open: Payment): Promise<ProofMatch[]> =>
  combineMatches(open, payments.getMany(open.data.alike ?? []));

async function combineMatches(
  open: Pick<Payment, 'id' | 'data'>,
  alike: Promise<Payment[]>,
): Promise<ProofMatch[]> {
  const [same, earlier, later] = await Promise.all([
    payments.find('sha256', open.data.sha256, identicalProofs),
    alike,
    payments.findAny('alike', [open.id], laterSimilarProofs),
  ]);
  const exact = same.filter(({ id }) => id !== open.id).sort(newestFirst);
  const near = new Map([...later, ...earlier].map((payment) => [payment.id, payment]));
  const others = [...near.values()].filter(
    ({ id, data }) => id !== open.id && data.sha256 !== open.data.sha256,
  );
  return [
    ...exact.map((payment) => ({ payment, match: 'exact' as const })),
    ...others.sort(newestFirst).map((payment) => ({ payment, match: 'near' as const })),
  ];
}
