import { ApiError, wrongStatus } from 'contract/errors';
import { hasOpenRequest } from 'contract/rules/membership';
import { wording } from 'contract/text/wording';
import { type AddToBatch, noop, WriteConflict } from '#data/batch.ts';
import { payments, users } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { toYears } from '#model/money/bills/adopt-bill.ts';
import { addDecision } from './approve-payment.ts';
import { checkUploadedProof } from './proof-checks.ts';
import { createWaitingPayment, type Proof, toStoredProof } from './proofs.ts';
import { readPayer } from './requests.ts';

/** Throws `not-found` for the payment of another user; `wrong-status` after a decision or replacement. */
export async function getOwnWaitingPayment(
  id: string,
  user: Stored<UserRecord>,
): Promise<Stored<PaymentRecord>> {
  const payment = await payments.get(id);
  if (payment?.data.userId !== user.id) throw new ApiError('not-found');
  const isOpen = payment.data.state === 'waiting' && user.data.paymentId === id;
  if (isOpen && hasOpenRequest(user.data.isActive)) return payment;
  throw wrongStatus(wording.proofNotWaiting);
}

/**
 * Replaces a proof; the request stays at its place in the queue, and a question refers to the new payment. Of
 * a concurrent replacement and decision only one succeeds. Throws `wrong-status`; `conflict`.
 */
export async function replaceProof(
  user: Stored<UserRecord>,
  payment: Stored<PaymentRecord>,
  proof: Proof,
  addToBatch = noop,
): Promise<void> {
  const { question } = user.data;
  try {
    await writeReplacement(user, payment, proof, (batch, paymentId) => {
      const open = question ? { question: { ...question, paymentId } } : {};
      batch.update(users, user.id, { paymentId, ...open }, user.version);
      const self = actorOf(user);
      recordAudit(batch, self, 'payment.replace', self, { replaced: payment.id });
      addToBatch(batch, paymentId);
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
 * Writes a payment that replaces a waiting one, which stays with its hashes. `fill` adds the changes of the
 * user, given the new id. Throws WriteConflict when a record changed in the meantime.
 */
export async function writeReplacement(
  user: Stored<UserRecord>,
  payment: Stored<PaymentRecord>,
  proof: Proof,
  fill: AddToBatch,
): Promise<void> {
  const payer = await readPayer(payment.data, user);
  const [file, paymentId] = [newFilePath('payment-proofs'), newId()];
  const { kind, amount, bill, previousStatus, previousValidUntil } = payment.data;
  const replacement = {
    ...createWaitingPayment(user.id, kind, toStoredProof(proof, file), user.data),
    ...(bill === undefined ? {} : { bill, amount, ...toYears(payment.data) }),
    previousStatus,
    previousValidUntil,
  };
  await writeWithFiles({ added: new Map([[file, proof.image]]) }, (batch) => {
    addDecision(batch, payment, { state: 'replaced' }, user);
    batch.create(payments, paymentId, replacement);
    payer.replace(batch, paymentId);
    fill(batch, paymentId);
  });
  await checkUploadedProof(paymentId, replacement);
}
