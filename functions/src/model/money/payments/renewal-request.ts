import { ApiError, wrongStatus } from 'contract/errors';
import { canTransition, isStaff, paysNoDues } from 'contract/rules/membership';
import { wording } from 'contract/text/wording';
import { noop, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countStatus } from '#model/base/counts.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { toBankMatch, toPaymentFields } from '#model/money/bills/adopt-bill.ts';
import { type BillWithId, findBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { checkUploadedProof } from './proof-checks.ts';
import { createWaitingPayment, type Proof, toPayerFields, toStoredProof } from './proofs.ts';
import { type Payer, readPayer } from './requests.ts';

/** Throws `wrong-status` unless the member may renew now; coordinators renew for staff. */
export function requireRenewable(user: Pick<UserRecord, 'isActive' | 'seat' | 'validUntil'>): void {
  if (paysNoDues(user)) throw wrongStatus(wording.paysForLife);
  if (isStaff(user)) throw wrongStatus(wording.staffDoNotRenew);
  if (canTransition('requestRenew', user.isActive)) return;
  const isWaiting = user.isActive === 'RequestRenew';
  throw new ApiError('wrong-status', isWaiting ? { message: wording.renewalWaits } : {});
}

/** Requires a possible renewal, and returns its payer. Throws `wrong-status`. */
export async function requirePayable(user: Stored<UserRecord>): Promise<Payer> {
  requireRenewable(user.data);
  const payer = await readPayer(toPayerFields(user.data.seat), user);
  if (payer.isRenewing) throw wrongStatus(wording.institutionRenews);
  return payer;
}

function toBillFields(user: UserRecord, found: BillWithId | undefined): Partial<UserRecord> {
  const bill = found?.id ?? null;
  if (bill === (user.bill ?? null)) return {};
  return { bill, billAmount: found?.data.amount ?? null };
}

/**
 * Stores proof and status, all or nothing; of two concurrent uploads only one succeeds. `details` name the
 * source of the proof, if it was not a session. Throws `wrong-status` while a renewal waits; `conflict`.
 */
export async function requestRenewal(
  user: Stored<UserRecord>,
  proof: Proof,
  details: AuditRecord['details'] = {},
  addToBatch = noop,
): Promise<void> {
  const payer = await requirePayable(user);
  const file = newFilePath('payment-proofs');
  const paymentId = newId();
  const bill = await findBill(memberPayer(user.id, user.data.seat));
  const stored = { ...toStoredProof(proof, file), ...toPaymentFields(bill) };
  const payment = createWaitingPayment(user.id, 'renewal', stored, user.data);
  try {
    await writeWithFiles({ added: new Map([[file, proof.image]]) }, (batch) => {
      const request = { isActive: 'RequestRenew', paymentId, rejectionReason: null } as const;
      const times = { requestedAt: payment.createdAt, updatedAt: clock.now() };
      const found = { ...toBillFields(user.data, bill), ...toBankMatch(bill) };
      batch.create(payments, paymentId, payment);
      batch.update(users, user.id, { ...request, ...times, ...found }, user.version);
      countStatus(batch, user.data.isActive, 'RequestRenew');
      const self = actorOf(user);
      payer.open(batch, paymentId);
      recordAudit(batch, self, 'renewal.request', self, details);
      const { amount, bill: code = '' } = payment;
      queueMail(batch, 'renewal-received', user, { amount, bill: code });
      addToBatch(batch, paymentId);
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await users.get(user.id);
    if (current !== undefined) await requirePayable(current);
    throw new ApiError('conflict');
  }
  await checkUploadedProof(paymentId, payment);
}
