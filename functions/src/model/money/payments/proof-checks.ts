import type { Reuse } from 'contract/money/reviews';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, payments, users } from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { findEarlierSimilar } from './earlier-similar.ts';

type Payment = Stored<PaymentRecord>;

export interface ProofMatch {
  readonly payment: Payment;
  readonly match: Reuse['match'];
}

const { identicalProofs, laterSimilarProofs } = queryLimits;

const newestFirst = (a: Payment, b: Payment): number =>
  b.data.createdAt.getTime() - a.data.createdAt.getTime();

/** Finds payments with this proof without a search. Before the search, these are identical files and later payments. */
export const findRecordedMatches = (open: Payment): Promise<ProofMatch[]> =>
  findMatches(open, payments.getMany(open.data.alike ?? []));

/**
 * Finds payments with this proof, of any member and status: exact matches first, each group newest first. `alike` has
 * the earlier payments with a similar proof.
 */
async function findMatches(
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

type ProofCheck = NonNullable<UserRecord['proofCheck']>;

/** Records at the bill of an event, and otherwise at the member. */
const recordCheck = ({ kind, bill, userId }: PaymentRecord, proofCheck: ProofCheck): Promise<unknown> =>
  kind === 'event' && bill !== undefined
    ? new Batch().update(bills, bill, { proofCheck }).commit()
    : new Batch().update(users, userId, { proofCheck }).commit();

/**
 * Compares a stored proof with all others, and records the result where it waits, and where others wait with the same
 * proof. Called after the payment is stored, so that of two concurrent uploads one finds the other. Throws
 * WriteConflict when a member was deleted.
 */
export async function checkProof(payment: Pick<Payment, 'id' | 'data'>): Promise<void> {
  const matches = (await findMatches(payment, findEarlierSimilar(payment))).map((match) => match.payment);
  const at = clock.now();
  await recordCheck(payment.data, {
    paymentId: payment.id,
    alarmAt: matches.length === 0 ? null : at,
  });
  for (const { id, data } of matches.filter(({ data }) => data.state === 'waiting')) {
    await recordCheck(data, { paymentId: id, alarmAt: at });
  }
}

/** Checks without failing the upload. Without a result, admins must review, and a daily job tries again. */
export async function checkUploadedProof(id: string, data: PaymentRecord): Promise<void> {
  try {
    await checkProof({ id, data });
  } catch (error) {
    if (error instanceof WriteConflict) return;
    const text = error instanceof Error ? error.stack : String(error);
    log('ERROR', 'proof not checked', { payment: id, error: text });
  }
}

/** Corrects the stored result if a review shows another one. Throws WriteConflict when the user changed. */
export async function correctCheck(
  user: Stored<UserRecord>,
  paymentId: string,
  isUsedBefore: boolean,
): Promise<UserRecord> {
  const { proofCheck } = user.data;
  if (proofCheck?.paymentId === paymentId && (proofCheck.alarmAt !== null) === isUsedBefore) return user.data;
  const corrected = { paymentId, alarmAt: isUsedBefore ? clock.now() : null };
  await new Batch().update(users, user.id, { proofCheck: corrected }, user.version).commit();
  return { ...user.data, proofCheck: corrected };
}
