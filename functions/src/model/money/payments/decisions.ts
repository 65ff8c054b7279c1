import { ApiError } from 'contract/errors';
import type { MembershipPaymentKind } from 'contract/money/payments';
import { canTransition, type Transition } from 'contract/rules/membership';
import type { ApproveInput, DecisionReply } from 'contract/schemas/decisions';
import { adminWording } from 'contract/text/admin-wording';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, payments, users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { maxNumberAttempts } from '#model/money/receipts/receipt-number.ts';
import { findReviewReason } from '#model/people/profile/review-reasons.ts';
import { addApproval, withoutQuestion } from './approval.ts';
import { describeDecision } from './list-payments.ts';
import { readPayer } from './payer.ts';
import { checkProof } from './proof-checks.ts';
import { getRequestingUser, isCurrent, type Request, readRequest, toNotWaitingError } from './requests.ts';
import { requireReviewed } from './review-tokens.ts';

export interface Decision {
  /** False if the same decision was made before; then nothing is written. */
  readonly changed: boolean;
  /** Text about the earlier decision if another admin made it. */
  readonly before?: string;
}

interface Approval extends Decision {
  readonly validUntil: Date | null;
}

export const toApprovalTransition = (kind: PaymentRecord['kind']): Transition =>
  kind === 'registration' ? 'approve' : 'renew';

/** State of the request that the admin saw when deciding. */
interface SeenRequest {
  /** The waiting payment. A decision on another payment is refused. */
  readonly paymentId?: string | undefined;
  /** Review token, if the request required a review. */
  readonly reviewToken?: string | undefined;
}

/**
 * Accepts a payment and extends the membership by its years. Safe to repeat. Throws `not-found`, and
 * `wrong-status` unless the request waits for it. Throws `other-payment` if the admin saw another one, and
 * `review-first` for a required review that the admin has not seen.
 */
export const approvePayment = (
  kind: MembershipPaymentKind,
  userId: string,
  actor: Actor,
  seen: SeenRequest = {},
): Promise<Approval> =>
  retryOnConflict(async () => {
    const request = await readRequest(await getRequestingUser(userId), seen.paymentId);
    const { user, payment } = request;
    if (payment.data.kind !== kind) throw new ApiError('wrong-status');
    if (payment.data.state === 'approved') {
      return { ...(await toSameDecision(payment.data, actor)), validUntil: user.data.validUntil };
    }
    if (!isCurrent(request) || !canTransition(toApprovalTransition(kind), user.data.isActive))
      throw await toNotWaitingError(request);
    const despite = requireReviewed(actor.id, user.data, findReviewReason(user.data), seen.reviewToken);
    if (despite !== null && payment.data.alike === undefined) {
      // The admin saw the review before the proof was compared. Compare it now, and check the review again.
      await outsideBudget(() => checkProof(payment));
      throw new WriteConflict();
    }
    const bill = payment.data.bill === undefined ? undefined : await bills.get(payment.data.bill);
    const payer = await readPayer(payment.data, user);
    const batch = new Batch();
    const action = `${kind}.approve` as const;
    const details = despite === null ? {} : { despite };
    const accepted = { kind, user, payment, payer, bill, action, details };
    const { receipt, validUntil } = await addApproval(batch, accepted, actor);
    writeDecision(batch, { user, payment }, actor, { state: 'approved', reason: null, receipt });
    await batch.commit();
    return { changed: true, validUntil };
  }, maxNumberAttempts);

export async function approveRequest(
  kind: MembershipPaymentKind,
  { id, paymentId, seal }: ApproveInput,
  actor: Actor,
): Promise<DecisionReply> {
  const approval = await approvePayment(kind, id, actor, { paymentId, reviewToken: seal });
  const { changed, before: message = adminWording[`${kind}Approved`], validUntil } = approval;
  return { message, changed, validUntil: validUntil?.toISOString() ?? null };
}

/** Returns the earlier decision. */
const toSameDecision = async (payment: PaymentRecord, actor: Actor): Promise<Decision> =>
  payment.decidedBy === actor.id
    ? { changed: false }
    : { changed: false, before: await describeDecision(payment) };

/**
 * Rejects a renewal and stores the reason; paid days stay valid. Safe to repeat by the same admin. Throws
 * `not-found`; `wrong-status` unless the renewal waits; `other-payment` if the admin saw another one.
 */
export const rejectRenewal = (
  userId: string,
  actor: Actor,
  reason: string | null,
  seenPaymentId?: string,
): Promise<Decision> =>
  retryOnConflict(async () => {
    const request = await readRequest(await getRequestingUser(userId), seenPaymentId);
    const { user, payment } = request;
    if (!isCurrent(request) || !canTransition('rejectRenew', user.data.isActive)) {
      if (payment.data.kind !== 'renewal') throw new ApiError('wrong-status');
      if (isRejectionBy(actor, payment.data)) return { changed: false };
      throw await toNotWaitingError(request);
    }
    await rejectRequest(request, actor, reason);
    return { changed: true };
  });

/** Returns true when a rejection is repeated after a lost response. */
export const isRejectionBy = (actor: Actor, { state, decidedBy }: PaymentRecord): boolean =>
  state === 'rejected' && decidedBy === actor.id;

/** Rejects a renewal. Throws WriteConflict when the record changed; `wrong-status` unless it waits. */
export async function rejectAsRead(
  user: Stored<UserRecord>,
  actor: Actor,
  reason: string | null,
): Promise<void> {
  if (!canTransition('rejectRenew', user.data.isActive)) throw new ApiError('wrong-status');
  await rejectRequest(await readRequest(user), actor, reason);
}

async function rejectRequest(request: Request, actor: Actor, reason: string | null): Promise<void> {
  const { user } = request;
  const batch = new Batch();
  writeDecision(batch, request, actor, { state: 'rejected', reason });
  batch.update(
    users,
    user.id,
    {
      isActive: 'rejectedByAdmin',
      rejectionReason: reason,
      ...withoutQuestion(user.data),
      updatedAt: clock.now(),
    },
    user.version,
  );
  countStatus(batch, user.data.isActive, 'rejectedByAdmin');
  const mail = queueMail(batch, 'renewal-rejected', user, { reason });
  recordAudit(batch, actor, 'renewal.reject', actorOf(user), { reason, mail });
  const payer = await readPayer(request.payment.data, user);
  payer.close(batch, reason, actor);
  await batch.commit();
}

function writeDecision(
  batch: Batch,
  { payment }: Request,
  actor: Actor,
  outcome: Pick<PaymentRecord, 'state' | 'reason' | 'receipt'>,
): void {
  batch.update(
    payments,
    payment.id,
    { ...outcome, decidedBy: actor.id, decidedAt: clock.now() },
    payment.version,
  );
}
