import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { payments as table } from 'contract/money/payments';
import { canTransition, feeOf, isStaff, paysNoDues } from 'contract/rules/membership';
import { isoDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { wording } from 'contract/text/wording';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { toYears } from '#model/money/bills/adopt-bill.ts';
import { findBill } from '#model/money/bills/open-bill.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { requireOpenDate } from '#model/money/ledger/entries.ts';
import { maxNumberAttempts } from '#model/money/receipts/receipts.ts';
import { addPaidMembership } from './approve-dues.ts';
import { createWaitingPayment, type Proof, toPayerFields, toStoredProof } from './proofs.ts';
import { readPayer } from './requests.ts';

type ManualPayment = Omit<ParsedInput<typeof table.recordPayment>, 'id' | 'paymentProof'>;

const toRefusal = (message: string, field?: string): ApiError =>
  field === undefined
    ? wrongStatus(message)
    : new ApiError('invalid-input', { message, fields: { [field]: message } });

/** Refuses members whose institution pays, and members with a request that waits for a decision. */
export function requireNoRequest(user: UserRecord, isRenewing: boolean): void {
  if (paysNoDues(user)) throw toRefusal(wording.paysForLife);
  if (isStaff(user)) throw toRefusal('Iurannya dibayar institusi: catat pembayaran di koordinatornya.');
  if (canTransition('requestRenew', user.isActive) && !isRenewing) return;
  throw toRefusal('Masih ada permintaan yang menunggu persetujuan. Setujui atau tolak dulu permintaan itu.');
}

/**
 * Reads a member whose dues an admin records, with the open bill. Throws `not-found`; `conflict` if the end differs
 * from the one on screen; `wrong-status` as `requireNoRequest`.
 */
export async function readPayingMember(userId: string, seenUntil: string) {
  const user = await users.getOrThrow(userId);
  const { validUntil, seat } = user.data;
  if ((validUntil?.toISOString() ?? '') !== seenUntil) throw new ApiError('conflict');
  const payer = await readPayer(toPayerFields(seat), user);
  requireNoRequest(user.data, payer.isRenewing);
  const billPayer = memberPayer(userId, seat);
  return { user, payer, fee: feeOf(seat), billPayer, known: await findBill(billPayer) };
}

/** Accepts only the published fee or the amount of the bill; any other amount is a typing error. */
export function requireDue(amount: number, due: readonly number[]): void {
  if (due.includes(amount)) return;
  throw toRefusal(`Jumlahnya ${[...new Set(due)].map(formatRupiah).join(' atau ')}.`, 'amount');
}

/** Returns the approved form of a payment that an admin records. */
export const approvedPayment = (
  waiting: PaymentRecord,
  actor: Actor,
  manual: NonNullable<PaymentRecord['manual']>,
): PaymentRecord => ({ ...waiting, state: 'approved', decidedBy: actor.id, decidedAt: clock.now(), manual });

/**
 * Records and approves a payment in one batch; of two admins who record it, one succeeds. Throws `not-found`, and
 * `wrong-status` for staff and while a request waits. Throws `conflict` if the end differs from the one on screen,
 * `invalid-input` for another amount or a future date, and `month-closed`.
 */
export const recordPayment = (
  userId: string,
  { seenUntil, ...manual }: ManualPayment,
  proof: Proof,
  actor: Actor,
  addToBatch: (batch: Batch, validUntil: Date) => void,
): Promise<void> =>
  retryOnConflict(async () => {
    if (manual.paidOn > isoDate(clock.now())) throw toRefusal(t.activityAhead, 'paidOn');
    const { user, payer, fee, known } = await readPayingMember(userId, seenUntil);
    const current = known?.data.fee === fee * (known?.data.years ?? 1) ? known : undefined;
    const dueOfBill = current === undefined ? [] : [current.data.amount, current.data.fee];
    requireDue(manual.amount, [fee, ...dueOfBill]);
    const { amount, ...storedDetails } = manual;
    // The fee of one year does not pay a bill of several.
    const bill = dueOfBill.includes(amount) ? current : undefined;
    const file = newFilePath('payment-proofs');
    const stored = {
      ...toStoredProof(proof, file),
      amount,
      ...(bill === undefined ? {} : { bill: bill.id, ...toYears(bill.data) }),
    };
    const waiting = createWaitingPayment(user.id, 'renewal', stored, user.data);
    const payment = { id: newId(), data: approvedPayment(waiting, actor, storedDetails) };
    const details = { paidBy: storedDetails.paidBy, paidOn: storedDetails.paidOn };
    await writeWithFiles({ added: new Map([[file, proof.image]]) }, async (batch) => {
      await requireOpenDate(batch, storedDetails.paidOn);
      const accepted = { user, payment, payer, bill, action: 'payment.record', details } as const;
      const validUntil = await addPaidMembership(batch, accepted, actor);
      addToBatch(batch, validUntil);
    });
  }, maxNumberAttempts);
