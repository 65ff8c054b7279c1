import { ApiError } from 'contract/errors';
import { type ReviewReason, reviewReasonTexts } from 'contract/rules/review-reasons';
import type { ApproveInput } from 'contract/schemas/decisions';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, PaymentReceipt, PaymentRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import { type ClosableBill, settleBill } from '#model/money/bills/settle-bill.ts';
import { postPayment } from '#model/money/ledger/entries.ts';
import { maxNumberAttempts, newReceipt, type PayerDetails } from '#model/money/receipts/receipts.ts';
import { findProofReason, type ReviewState } from '#model/people/profile/review-reasons.ts';
import { checkProof } from './proof-checks.ts';

export interface Decision {
  /** False if the same decision was made before; then nothing is written. */
  readonly changed: boolean;
}

/** Money that an admin can accept. */
interface ApprovablePayment<Reply> {
  /** State that determines whether the admin must have seen the review. Money without a proof has no payment id. */
  readonly reviewState: ReviewState;
  readonly proof: Stored<PaymentRecord> | undefined;
  /** Adds what the money pays for, with `addReceipt`, an audit entry with `details`, and the mail. */
  accept(batch: Batch, details: AuditRecord['details']): Promise<Reply>;
}

/**
 * Approves a payment in one batch with what it pays for. `read` returns the payment, or an earlier decision. Throws as
 * `read` and `accept`; `review-first` for a required review that the admin has not seen.
 */
export const approvePayment = <Reply extends Decision>(
  read: () => Promise<ApprovablePayment<Reply> | Reply>,
  { seal, reviewToken = seal }: Pick<ApproveInput, 'reviewToken' | 'seal'>,
  actor: Actor,
): Promise<Reply> =>
  retryOnConflict(async () => {
    const payment = await read();
    if ('changed' in payment) return payment;
    const { reviewState, proof } = payment;
    const despite = requireReviewed(actor.id, reviewState, reviewToken);
    if (despite !== null && proof !== undefined && proof.data.alike === undefined) {
      // The admin saw the review before the proof was compared. Compare it now, and check the review again.
      await outsideBudget(() => checkProof(proof));
      throw new WriteConflict();
    }
    const batch = new Batch();
    const reply = await payment.accept(batch, despite === null ? {} : { despite });
    await batch.commit();
    return reply;
  }, maxNumberAttempts);

/** Returns the request, and the state of alarm and question when this admin saw its review. */
const toSignedText = (adminId: string, { paymentId, proofCheck, question }: ReviewState): string =>
  [adminId, paymentId, proofCheck?.alarmAt?.getTime(), question?.askedAt.getTime()].join('.');

/** Proves without a write that an admin has seen a review. A new alarm or question invalidates it. */
export const createReviewToken = (adminId: string, state: ReviewState): string =>
  computeSignature('review', toSignedText(adminId, state));

/**
 * Returns why a review is required, after checking that the admin has seen it; null if none is. Throws `review-first`
 * without a valid token.
 */
function requireReviewed(
  adminId: string,
  state: ReviewState,
  token: string | undefined,
): ReviewReason | null {
  const reason = state.paymentId === null ? null : findProofReason(state);
  if (reason === null || isValidSignature(token ?? '', 'review', toSignedText(adminId, state))) return reason;
  throw new ApiError('review-first', { message: reviewReasonTexts[reason] });
}

/** Money to which an approval gives a receipt. */
export interface ReceivedMoney {
  /** A payment that waits, or one without version that is created with its approval. */
  readonly payment: Pick<Stored<PaymentRecord>, 'id' | 'data'> &
    Partial<Pick<Stored<PaymentRecord>, 'version'>>;
  /** A bill without version is created closed, in the same batch. */
  readonly bill: ClosableBill | undefined;
  /** Number of receipts that the batch created before; missing for none. */
  readonly receiptsBefore?: number;
}

/** Adds the approved payment with receipt and ledger entry, and settles its bill. Returns the receipt. */
export async function addReceipt(
  batch: Batch,
  { payment, bill, receiptsBefore }: ReceivedMoney,
  payer: PayerDetails,
  actor: Actor,
): Promise<PaymentReceipt> {
  const { id, data, version } = payment;
  const receipt = await newReceipt(batch, id, clock.now(), payer, receiptsBefore);
  postPayment(batch, payment, { bill, receipt }, actor);
  if (bill !== undefined) settleBill(batch, bill, id);
  const decision = { state: 'approved', reason: null, receipt, amount: data.amount } as const;
  if (version === undefined) batch.create(payments, id, { ...data, receipt });
  else addDecision(batch, { id, version }, decision, actor);
  return receipt;
}

/**
 * Rejects a payment in one batch with the effects of `addEffects` on what it was for. Throws WriteConflict if a record
 * changed since it was read.
 */
export async function rejectPayment(
  payment: Stored<PaymentRecord>,
  reason: string | null,
  actor: Actor,
  addEffects: (batch: Batch) => Promise<void>,
): Promise<Decision> {
  const batch = new Batch();
  addDecision(batch, payment, { state: 'rejected', reason }, actor);
  await addEffects(batch);
  await batch.commit();
  return { changed: true };
}

/** Adds the outcome of a waiting payment: a decision, or its replacement by the payer. */
export const addDecision = (
  batch: Batch,
  { id, version }: Pick<Stored<PaymentRecord>, 'id' | 'version'>,
  decision: Partial<PaymentRecord>,
  actor: Pick<Actor, 'id'>,
): Batch => batch.update(payments, id, { ...decision, decidedBy: actor.id, decidedAt: clock.now() }, version);
