import type { Reuse } from 'contract/reviews';
import { queryLimits } from 'contract/rules/query-limits';
import { payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { earlierAlike } from './alike-search.ts';

type Payment = Stored<PaymentRecord>;

/** Another payment with the same proof, or with one that looks like it. */
export interface ProofMatch {
  readonly payment: Payment;
  readonly match: Reuse['match'];
}

const { sameProofs, laterAlike } = queryLimits;

const newestFirst = (a: Payment, b: Payment): number =>
  b.data.createdAt.getTime() - a.data.createdAt.getTime();

/**
 * Other payments with this proof, whoever made them and whatever became of them: exact matches first, each kind newest
 * first. Those that were there before it are searched for once, and noted with the payment; those that came later
 * have noted it themselves. Of two at the same moment at least one finds the other, as long as it is asked for only
 * once the payment is stored. Costs at most `queryLimits.alikeProofs` reads; once they are noted as `knownMatchesOf`.
 */
export const matchesOf = (open: Pick<Payment, 'id' | 'data'>): Promise<ProofMatch[]> =>
  matchesWith(open, earlierAlike(open));

/**
 * As `matchesOf`, without a search: of a payment that was never searched for, the very same file alone and those that
 * came later. Costs at most `queryLimits.notedProofs` reads, and two where there are none.
 */
export const knownMatchesOf = (open: Payment): Promise<ProofMatch[]> =>
  matchesWith(open, payments.getMany(open.data.alike ?? []));

async function matchesWith(
  open: Pick<Payment, 'id' | 'data'>,
  alike: Promise<Payment[]>,
): Promise<ProofMatch[]> {
  const [same, earlier, later] = await Promise.all([
    payments.find('sha256', open.data.sha256, sameProofs),
    alike,
    payments.findAny('alike', [open.id], laterAlike),
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
