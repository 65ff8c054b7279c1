import { ApiError } from 'contract/errors';
import type { MembershipPaymentKind } from 'contract/money/payments';
import { canTransition, paidPeriod, type Transition } from 'contract/rules/membership';
import type { ApproveInput, DecisionReply } from 'contract/schemas/decisions';
import { adminWording } from 'contract/text/admin-wording';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { claimNumber } from '#model/people/profile/user-record.ts';
import {
  addReceipt,
  approvePayment,
  type Decision,
  type ReceivedMoney,
  rejectPayment,
} from './approve-payment.ts';
import {
  describeDecision,
  getRequestingUser,
  isCurrent,
  type Payer,
  type Request,
  readPayer,
  readRequest,
  toNotWaitingError,
} from './requests.ts';

export const toApprovalTransition = (kind: PaymentRecord['kind']): Transition =>
  kind === 'registration' ? 'approve' : 'renew';

/**
 * Accepts dues and extends the membership by their years. Safe to repeat. Throws `not-found`, and `wrong-status` unless
 * the request waits for it. Throws `other-payment` if the admin saw another one, and `review-first` for a required
 * review that the admin has not seen.
 */
export const approveDues = (
  kind: MembershipPaymentKind,
  input: ApproveInput,
  actor: Actor,
): Promise<DecisionReply> => {
  const read = async () => {
    const request = await readRequest(await getRequestingUser(input.id), input.paymentId);
    const { user, payment } = request;
    const { data } = payment;
    if (data.kind !== kind) throw new ApiError('wrong-status');
    const message = adminWording[`${kind}Approved`];
    if (data.state === 'approved') {
      const before = data.decidedBy === actor.id ? message : await describeDecision(data);
      return { message: before, changed: false, validUntil: user.data.validUntil?.toISOString() ?? null };
    }
    if (!isCurrent(request) || !canTransition(toApprovalTransition(kind), user.data.isActive))
      throw await toNotWaitingError(request);
    return {
      reviewState: user.data,
      proof: payment,
      async accept(batch: Batch, details: AuditRecord['details']) {
        const bill = data.bill === undefined ? undefined : await bills.get(data.bill);
        const payer = await readPayer(data, user);
        const action = `${kind}.approve` as const;
        const dues = { user, payment, payer, bill, action, details };
        const validUntil = await addPaidMembership(batch, dues, actor);
        return { message, changed: true, validUntil: validUntil.toISOString() };
      },
    };
  };
  return approvePayment<DecisionReply>(read, input, actor);
};

/** Accepted dues: they wait, or an admin records them. */
interface AcceptedDues extends ReceivedMoney {
  readonly user: Stored<UserRecord>;
  readonly payer: Payer;
  readonly action: 'registration.approve' | 'renewal.approve' | 'payment.record';
  /** Audit details in addition to those of every approval. */
  readonly details: AuditRecord['details'];
}

/** Adds the payment with its receipt, and the membership that it pays. Returns the new end. */
export async function addPaidMembership(
  batch: Batch,
  { user, payer, action, details, ...money }: AcceptedDues,
  actor: Actor,
): Promise<Date> {
  const { payment, bill } = money;
  const { institution, taxNumber } = payer;
  const { amount, years } = payment.data;
  const kind = payment.data.kind === 'registration' ? 'registration' : 'renewal';
  const now = clock.now();
  const period = paidPeriod(now, payer.validUntil, years);
  const validUntil = period.until;
  const memberNumber = claimNumber(batch, user);
  const { name, receiptName } = user.data;
  const payerDetails = { name: institution ?? name, receiptName, taxNumber, memberNumber, period };
  const receipt = await addReceipt(batch, money, payerDetails, actor);
  const membership = { isActive: 'active', validUntil: payer.toOwnEnd(validUntil), memberNumber } as const;
  const decided = { paymentId: payment.id, rejectionReason: null, ...withoutQuestion(user.data) };
  batch.update(users, user.id, { ...membership, ...decided, updatedAt: now }, user.version);
  countStatus(batch, user.data.isActive, 'active');
  recordAudit(batch, actor, action, actorOf(user), {
    validUntil: validUntil.toISOString(),
    receipt: receipt.number,
    ...details,
    ...(bill === undefined ? {} : { bill: bill.id }),
  });
  queueMail(batch, `${kind}-approved`, user, {
    validUntil: validUntil.toISOString(),
    decidedAt: now.toISOString(),
    amount,
    payment: payment.id,
    ...(institution === undefined ? {} : { institution }),
  });
  await payer.extend(batch, kind, validUntil, actor);
  return validUntil;
}

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
    if (isCurrent(request) && canTransition('rejectRenew', user.data.isActive))
      return rejectRequest(request, reason, actor);
    if (payment.data.kind !== 'renewal') throw new ApiError('wrong-status');
    if (isRejectionBy(actor, payment.data)) return { changed: false };
    throw await toNotWaitingError(request);
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
  await rejectRequest(await readRequest(user), reason, actor);
}

const rejectRequest = ({ user, payment }: Request, reason: string | null, actor: Actor): Promise<Decision> =>
  rejectPayment(payment, reason, actor, async (batch) => {
    const decided = { isActive: 'rejectedByAdmin', rejectionReason: reason } as const;
    const changes = { ...decided, ...withoutQuestion(user.data), updatedAt: clock.now() };
    batch.update(users, user.id, changes, user.version);
    countStatus(batch, user.data.isActive, 'rejectedByAdmin');
    const mail = queueMail(batch, 'renewal-rejected', user, { reason });
    recordAudit(batch, actor, 'renewal.reject', actorOf(user), { reason, mail });
    const payer = await readPayer(payment.data, user);
    payer.close(batch, reason, actor);
  });

/** Clears question and answer after a decision. Records without them stay unchanged. */
const withoutQuestion = ({ question, answer }: UserRecord): Pick<UserRecord, 'question' | 'answer'> => ({
  ...(question ? { question: null } : {}),
  ...(answer ? { answer: null } : {}),
});
