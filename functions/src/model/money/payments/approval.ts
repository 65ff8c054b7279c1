import type { MembershipPaymentKind } from 'contract/money/payments';
import { paidPeriod } from 'contract/rules/membership';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, PaymentReceipt, PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { type ClosableBill, settleBill } from '#model/money/bills/settle-bill.ts';
import { postPayment } from '#model/money/ledger/payment-entries.ts';
import { newReceipt } from '#model/money/receipts/receipts.ts';
import { claimNumber } from '#model/people/profile/claim-number.ts';
import type { Payer } from './payer.ts';

/** An accepted payment: one that waits, or one that is created with its approval. */
interface Accepted {
  readonly kind: MembershipPaymentKind;
  readonly user: Stored<UserRecord>;
  readonly payment: Pick<Stored<PaymentRecord>, 'id' | 'data'>;
  readonly payer: Payer;
  /** A bill without version is created closed, in the same batch. */
  readonly bill: ClosableBill | undefined;
  readonly action: 'registration.approve' | 'renewal.approve' | 'payment.record';
  /** Audit details in addition to those of every approval. */
  readonly details: AuditRecord['details'];
  /** Number of receipts that the batch created before; missing for none. */
  readonly receiptsBefore?: number;
}

/**
 * Adds all effects except the payment itself: membership, receipt number, ledger entry, bill, audit and mail. Returns
 * the receipt for the payment, and the new end.
 */
export async function addApproval(
  batch: Batch,
  { kind, user, payment, payer, bill, action, details, receiptsBefore = 0 }: Accepted,
  actor: Actor,
): Promise<{ readonly receipt: PaymentReceipt; readonly validUntil: Date }> {
  const { institution } = payer;
  const { amount, years } = payment.data;
  const now = clock.now();
  const period = paidPeriod(now, payer.validUntil, years);
  const validUntil = period.until;
  const memberNumber = claimNumber(batch, user);
  const { name, receiptName } = user.data;
  const facts = { name: institution ?? name, receiptName, taxNumber: payer.taxNumber, memberNumber, period };
  const receipt = await newReceipt(batch, payment.id, now, facts, receiptsBefore);
  postPayment(batch, payment, { bill, receipt }, actor);
  if (bill !== undefined) settleBill(batch, bill, payment.id);
  batch.update(
    users,
    user.id,
    {
      isActive: 'active',
      validUntil: payer.toOwnEnd(validUntil),
      rejectionReason: null,
      memberNumber,
      paymentId: payment.id,
      ...withoutQuestion(user.data),
      updatedAt: now,
    },
    user.version,
  );
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
  return { receipt, validUntil };
}

/** Clears question and answer after a decision. Records without them stay unchanged. */
export const withoutQuestion = ({
  question,
  answer,
}: UserRecord): Pick<UserRecord, 'question' | 'answer'> => ({
  ...(question ? { question: null } : {}),
  ...(answer ? { answer: null } : {}),
});
