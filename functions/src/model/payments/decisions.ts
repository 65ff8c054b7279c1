import { ApiError } from 'contract/errors';
import { mayMove, type Transition } from 'contract/rules/membership';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/outbox.ts';
import { numberAttempts } from '#model/receipts/receipt-register.ts';
import { addApproval, withoutQuestion } from './approval.ts';
import { payerOf } from './payer.ts';
import { decidedText } from './payment-history.ts';
import { checkProof } from './proof-checks.ts';
import { getRequestingUser, isCurrent, overError, type Request, requestOf } from './requests.ts';
import { requireReviewed } from './review-seals.ts';

export interface Decision {
  /** False when the same decision had been taken before: nothing was written. */
  readonly changed: boolean;
  /** Says so where it was somebody else's. */
  readonly before?: string;
}

export interface Approval extends Decision {
  readonly validUntil: Date | null;
}

/** The move that accepts a payment. */
export const approvalOf = (kind: PaymentRecord['kind']): Transition =>
  kind === 'registration' ? 'approve' : 'renew';

/** What an admin had on screen when they decided. */
export interface Seen {
  /** The payment that waited; a decision on any other is refused. */
  readonly paymentId?: string | undefined;
  /** Of the review, where there was something to see. */
  readonly seal?: string | undefined;
}

/**
 * Accepts a payment: the membership is active for one more year, the receipt has its number, and
 * the books their entry. Safe to repeat.
 *
 * @throws ApiError not-found; wrong-status unless the request waits for this decision; other-payment when it waits with
 *   another payment than the one that was seen; review-first when there is something to see in its review that the
 *   admin has not seen
 */
export const approvePayment = (
  kind: PaymentRecord['kind'],
  userId: string,
  actor: Actor,
  seen: Seen = {},
): Promise<Approval> =>
  whileContended(async () => {
    const request = await requestOf(await getRequestingUser(userId), seen.paymentId);
    const { user, payment } = request;
    if (payment.data.kind !== kind) throw new ApiError('wrong-status');
    if (payment.data.state === 'approved') {
      return { ...(await sameDecision(payment.data, actor)), validUntil: user.data.validUntil };
    }
    if (!isCurrent(request) || !mayMove(approvalOf(kind), user.data.isActive)) throw await overError(request);
    const despite = requireReviewed(actor.id, user.data, seen.seal);
    if (despite !== null && payment.data.alike === undefined) {
      // Seen before it was compared: that is made up for, and what it shows looked at anew.
      await outsideBudget(() => checkProof(payment));
      throw new WriteConflict();
    }
    const bill = payment.data.bill === undefined ? undefined : await bills.get(payment.data.bill);
    const payer = await payerOf(payment.data, user);
    const batch = new Batch();
    const action = `${kind}.approve` as const;
    const details = despite === null ? {} : { despite };
    const accepted = { user, payment, payer, bill, action, details };
    const { receipt, validUntil } = await addApproval(batch, accepted, actor);
    writeDecision(batch, { user, payment }, actor, { state: 'approved', reason: null, receipt });
    await batch.commit();
    return { changed: true, validUntil };
  }, numberAttempts);

/** Tells whoever decides what was decided before; one read where that was somebody else. */
const sameDecision = async (payment: PaymentRecord, actor: Actor): Promise<Decision> =>
  payment.decidedBy === actor.id
    ? { changed: false }
    : { changed: false, before: await decidedText(payment) };

/**
 * Turns a renewal down. The reason is kept for the member; paid days that are left stay valid. Safe to repeat by the
 * same admin.
 *
 * @param seen id of the payment that was on screen
 * @throws ApiError not-found; wrong-status unless the renewal waits for a decision; other-payment when it waits with
 *   another payment than the one that was seen
 */
export const rejectRenewal = (
  userId: string,
  actor: Actor,
  reason: string | null,
  seen?: string,
): Promise<Decision> =>
  whileContended(async () => {
    const request = await requestOf(await getRequestingUser(userId), seen);
    const { user, payment } = request;
    if (!isCurrent(request) || !mayMove('rejectRenew', user.data.isActive)) {
      if (payment.data.kind !== 'renewal') throw new ApiError('wrong-status');
      if (isRejectionBy(actor, payment.data)) return { changed: false };
      throw await overError(request);
    }
    await rejectRequest(request, actor, reason);
    return { changed: true };
  });

/** Whether this admin has turned the payment down already: an answer that got lost is asked for again. */
export const isRejectionBy = (actor: Actor, { state, decidedBy }: PaymentRecord): boolean =>
  state === 'rejected' && decidedBy === actor.id;

/**
 * Turns a renewal down if nothing about its member has changed since they were read.
 *
 * @throws WriteConflict when something has; ApiError wrong-status unless the renewal waits for a decision
 */
export async function rejectAsRead(
  user: Stored<UserRecord>,
  actor: Actor,
  reason: string | null,
): Promise<void> {
  if (!mayMove('rejectRenew', user.data.isActive)) throw new ApiError('wrong-status');
  await rejectRequest(await requestOf(user), actor, reason);
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
  const payer = await payerOf(request.payment.data, user);
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
