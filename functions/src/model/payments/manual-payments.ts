import { ApiError } from 'contract/errors';
import { feeOf, isStaff, mayMove } from 'contract/rules/membership';
import type { ManualMeans } from 'contract/rules/money/manual-payments';
import { isoDate } from 'contract/words/dates';
import { rupiah } from 'contract/words/text';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { whileContended } from '#model/base/contention.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { memberPayer } from '#model/bills/payers.ts';
import { billOf } from '#model/bills/use.ts';
import { holdOpenAt } from '#model/ledger/entries.ts';
import { numberAttempts } from '#model/receipts/receipt-register.ts';
import { addApproval } from './approval.ts';
import { payerOf } from './payer.ts';
import { type Proof, payerFieldsOf, storedProofOf, waitingPayment } from './proofs.ts';

/** A payment that an admin writes down. */
export interface ManualPayment {
  readonly paidBy: ManualMeans;
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly paidOn: string;
  /** Whole rupiah. */
  readonly amount: number;
  readonly note: string;
  /** The end of the membership that was on screen, ISO; empty where there was none. */
  readonly seenUntil: string;
}

const refused = (message: string, field?: string): ApiError =>
  field === undefined
    ? new ApiError('wrong-status', { message })
    : new ApiError('invalid-input', { message, fields: { [field]: message } });

/** Who owes nothing by themselves, and whose request waits for its own decision, has none written down. */
function requireNoRequest(user: UserRecord, isRenewing: boolean): void {
  if (isStaff(user)) throw refused('Iurannya dibayar institusi: catat pembayaran di koordinatornya.');
  if (mayMove('requestRenew', user.isActive) && !isRenewing) return;
  throw refused('Masih ada permintaan yang menunggu keputusan. Setujui atau tolak dulu permintaan itu.');
}

/** What was published, or what the bill asked for: anything else is a mistake of the hand. */
function requireDue(amount: number, due: readonly number[]): void {
  if (due.includes(amount)) return;
  throw refused(`Jumlahnya ${[...new Set(due)].map(rupiah).join(' atau ')}.`, 'amount');
}

const approvedPayment = (
  waiting: PaymentRecord,
  actor: Actor,
  manual: NonNullable<PaymentRecord['manual']>,
): PaymentRecord => ({ ...waiting, state: 'approved', decidedBy: actor.id, decidedAt: clock.now(), manual });

/**
 * Writes down what somebody paid by hand or to another account, and accepts it by the rules of every approval: one batch
 * makes the payment, and all that it means. Of two admins who write down the same one gets through.
 *
 * Costs a read for the person, one for an institution with those of its seats, two for the bill, two for the number of
 * the receipt, and one for a day in a month that is over.
 *
 * @param also adds the answer that is kept
 * @throws ApiError not-found; wrong-status for staff, and while a request waits; conflict when the membership ends
 *   otherwise than on screen; invalid-input when the amount is not what is due, or the day is to come; month-closed
 */
export const recordPayment = (
  userId: string,
  { seenUntil, ...manual }: ManualPayment,
  proof: Proof,
  actor: Actor,
  also: (batch: Batch, validUntil: Date) => void,
): Promise<void> =>
  whileContended(async () => {
    const user = await users.get(userId);
    if (user === undefined) throw new ApiError('not-found');
    if ((user.data.validUntil?.toISOString() ?? '') !== seenUntil) throw new ApiError('conflict');
    if (manual.paidOn > isoDate(clock.now())) throw refused('Tanggalnya belum tiba.', 'paidOn');
    const payer = await payerOf(payerFieldsOf(user.data.seat), user);
    requireNoRequest(user.data, payer.isRenewing);
    const fee = feeOf(user.data.seat);
    const known = await billOf(memberPayer(userId, user.data.seat));
    const bill = known?.data.fee === fee ? known : undefined;
    requireDue(manual.amount, [fee, ...(bill === undefined ? [] : [bill.data.amount])]);
    const { amount, ...kept } = manual;
    const file = newFilePath('payment-proofs');
    const stored = {
      ...storedProofOf(proof, file),
      amount,
      ...(bill === undefined ? {} : { bill: bill.id }),
    };
    const waiting = waitingPayment(user.id, 'renewal', stored, user.data);
    const payment = { id: newId(), data: approvedPayment(waiting, actor, kept) };
    const details = { paidBy: kept.paidBy, paidOn: kept.paidOn };
    await withIntent(
      { kind: 'upload', uid: null, files: [file] },
      async (intent) => {
        await fileStore.save(file, proof.image);
        const batch = claim(new Batch(), intent);
        await holdOpenAt(batch, kept.paidOn);
        const accepted = { user, payment, payer, bill, action: 'payment.record', details } as const;
        const { receipt, validUntil } = await addApproval(batch, accepted, actor);
        batch.create(payments, payment.id, { ...payment.data, receipt });
        also(batch, validUntil);
        await batch.commit();
      },
      undefined,
    );
  }, numberAttempts);
