import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { matchesOf } from './proof-matches.ts';

type ProofCheck = NonNullable<UserRecord['proofCheck']>;

const noteCheck = (userId: string, proofCheck: ProofCheck): Promise<unknown> =>
  new Batch().update(users, userId, { proofCheck }).commit();

/**
 * Compares the proof of an open request with all others, and notes the outcome with its owner; whose requests wait
 * with the same proof are noted too. Costs the reads of `matchesOf`.
 *
 * Only once the payment is stored: of two at the same moment at least the later one then finds the other.
 *
 * @throws WriteConflict when one of the owners is gone
 */
export async function checkProof(payment: Pick<Stored<PaymentRecord>, 'id' | 'data'>): Promise<void> {
  const matches = (await matchesOf(payment)).map((match) => match.payment);
  const at = clock.now();
  await noteCheck(payment.data.userId, {
    paymentId: payment.id,
    alarmAt: matches.length === 0 ? null : at,
  });
  for (const { id, data } of matches.filter(({ data }) => data.state === 'waiting')) {
    await noteCheck(data.userId, { paymentId: id, alarmAt: at });
  }
}

/**
 * As `checkProof`, after an upload that stands whatever comes of it: a request without a note counts as one that must
 * be looked at, and the daily job tries again.
 */
export async function checkUploadedProof(id: string, data: PaymentRecord): Promise<void> {
  try {
    await checkProof({ id, data });
  } catch (error) {
    if (error instanceof WriteConflict) return;
    const text = error instanceof Error ? error.stack : String(error);
    log('ERROR', 'proof not checked', { payment: id, error: text });
  }
}

/**
 * Puts the note right when a look shows otherwise.
 *
 * @returns the user as noted
 * @throws WriteConflict when somebody wrote in between
 */
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
