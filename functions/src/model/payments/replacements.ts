import { ApiError } from 'contract/errors';
import { hasRequest } from 'contract/rules/membership';
import { wording } from 'contract/words/wording';
import { type AlsoWrite, nothingMore, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';
import { payerOf } from './payer.ts';
import { checkUploadedProof } from './proof-checks.ts';
import { type Proof, storedProofOf, waitingPayment } from './proofs.ts';

/**
 * The own payment with this id, while it waits for its decision.
 *
 * @throws ApiError not-found for what is not theirs; wrong-status once it was decided or replaced
 */
export async function getOwnWaitingPayment(
  id: string,
  user: Stored<UserRecord>,
): Promise<Stored<PaymentRecord>> {
  const payment = await payments.get(id);
  if (payment?.data.userId !== user.id) throw new ApiError('not-found');
  const isOpen = payment.data.state === 'waiting' && user.data.paymentId === id;
  if (isOpen && hasRequest(user.data.isActive)) return payment;
  throw new ApiError('wrong-status', { message: wording.proofNotWaiting });
}

/**
 * Puts another proof in the place of one that waits. What the queue is sorted by stays, and so does a question, which
 * is then about the new one.
 *
 * @param user as read with this request: of a replacement and a decision at once only one goes through
 * @throws ApiError wrong-status when the payment was decided or replaced meanwhile; conflict when the record was
 *   changed otherwise
 */
export async function replaceProof(
  user: Stored<UserRecord>,
  payment: Stored<PaymentRecord>,
  proof: Proof,
  also = nothingMore,
): Promise<void> {
  const { question } = user.data;
  try {
    await writeReplacement(user, payment, proof, (batch, paymentId) => {
      const open = question ? { question: { ...question, paymentId } } : {};
      batch.update(users, user.id, { paymentId, ...open }, user.version);
      const self = actorOf(user);
      recordAudit(batch, self, 'payment.replace', self, { replaced: payment.id });
      also(batch, paymentId);
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await users.get(user.id);
    if (current === undefined) throw new ApiError('unauthenticated');
    await getOwnWaitingPayment(payment.id, current);
    throw new ApiError('conflict');
  }
}

/**
 * Writes a payment with a new proof in the place of one that waits. That one stays in the ledger with its hashes;
 * retention removes its picture in its time.
 *
 * @param fill adds what becomes of the user, given the id of the new payment
 * @throws WriteConflict when anything was changed in between
 */
export async function writeReplacement(
  user: Stored<UserRecord>,
  payment: Stored<PaymentRecord>,
  proof: Proof,
  fill: AlsoWrite,
): Promise<void> {
  const payer = await payerOf(payment.data, user);
  const [file, paymentId] = [newFilePath('payment-proofs'), newId()];
  const { kind, amount, bill, previousStatus, previousValidUntil } = payment.data;
  const replacement = {
    ...waitingPayment(user.id, kind, storedProofOf(proof, file), user.data),
    ...(bill === undefined ? {} : { bill, amount }),
    previousStatus,
    previousValidUntil,
  };
  await writeWithFiles({ added: new Map([[file, proof.image]]) }, (batch) => {
    batch.update(
      payments,
      payment.id,
      { state: 'replaced', decidedBy: user.id, decidedAt: clock.now() },
      payment.version,
    );
    batch.create(payments, paymentId, replacement);
    payer.replace(batch, paymentId);
    fill(batch, paymentId);
  });
  await checkUploadedProof(paymentId, replacement);
}
