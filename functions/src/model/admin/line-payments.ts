import { ApiError } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines, bills } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { newBillCode } from '#model/money/bills/amounts.ts';
import type { BillPayer } from '#model/money/bills/payers.ts';
import { requireOpenDate } from '#model/money/ledger/entries.ts';
import { addPaidMembership } from '#model/money/payments/approve-dues.ts';
import { createWaitingPayment, lineProof } from '#model/money/payments/proofs.ts';
import { approvedPayment, readPayingMember, requireDue } from '#model/money/payments/record-payment.ts';
import { maxNumberAttempts } from '#model/money/receipts/receipts.ts';
import { toKnownLine } from '#model/money/statements/link-bill.ts';

interface LinePayment {
  readonly userId: string;
  /** End of the membership on screen; empty without one. */
  readonly seenUntil: string;
}

/**
 * Uses the money of a bank line for a year of a member, in one batch. Closes the open bill of the member, or makes a
 * new bill that is closed from the start. Throws `not-found`, and `wrong-status` for a line with a decision, for
 * staff, and while a request waits. Throws `conflict` if the end differs from the one on screen, `invalid-input` for
 * another amount, and `month-closed`.
 */
export const recordLinePayment = (
  lineId: string,
  { userId, seenUntil }: LinePayment,
  actor: Actor,
  addToBatch: (batch: Batch, validUntil: Date) => void,
): Promise<void> =>
  retryOnConflict(async () => {
    const line = await bankLines.getOrThrow(lineId);
    if (line.data.state !== 'unknown') throw new ApiError('wrong-status');
    const { user, payer, fee, billPayer, known: open } = await readPayingMember(userId, seenUntil);
    const known = open?.data.fee === fee && !open.data.bankLine ? open : undefined;
    const amount = line.data.sen / 100;
    requireDue(amount, [fee, ...(known === undefined ? [] : [known.data.amount])]);
    const paymentId = newId();
    const bill = known ?? createPaidBill(billPayer, fee, line.data, paymentId);
    const waiting = createWaitingPayment(
      userId,
      'renewal',
      { ...lineProof(lineId), amount, bill: bill.id },
      user.data,
    );
    const { date, narrative, sen } = line.data;
    const manual = { paidBy: 'bank', paidOn: date, note: narrative } as const;
    const payment = { id: paymentId, data: approvedPayment(waiting, actor, manual) };
    const batch = new Batch();
    await requireOpenDate(batch, date);
    const bankLine = toKnownLine(lineId, line.data, null);
    if (known === undefined) batch.create(bills, bill.id, { ...bill.data, bankLine });
    const details = { paidBy: 'bank', paidOn: date };
    const accepted = { user, payment, payer, bill, action: 'payment.record', details } as const;
    const validUntil = await addPaidMembership(batch, accepted, actor);
    // After `addPaidMembership`, which closes the bill at its version.
    if (known !== undefined) batch.update(bills, bill.id, { bankLine });
    const decision = { tier: null, why: null, decidedBy: actor.id, decidedAt: clock.now() };
    batch.update(bankLines, lineId, { state: 'matched', bills: [bill.id], ...decision }, line.version);
    recordAudit(batch, actor, 'bank-line.match', { id: lineId, name: date }, { date, sen, bills: bill.id }, [
      userId,
    ]);
    addToBatch(batch, validUntil);
    await batch.commit();
  }, maxNumberAttempts);

/** Creates a bill of the fee that is closed from the start. It reserves no amount. */
function createPaidBill(
  { userId, institutionId, membership }: BillPayer,
  fee: number,
  { account, date }: BankLineRecord,
  paymentId: string,
): Pick<Stored<BillRecord>, 'id' | 'data'> {
  const now = clock.now();
  // The transfer must be within the days in which the bill can be paid.
  const openedAt = new Date(`${date}T00:00:00+07:00`);
  const data: BillRecord = {
    account,
    kind: 'renewal',
    membership,
    fee,
    amount: fee,
    uniqueCode: null,
    payer: null,
    userId,
    ...(institutionId === undefined ? {} : { institutionId }),
    state: 'closed',
    openedAt,
    dueAt: now,
    expireAt: null,
    closedAt: now,
    releaseAt: null,
    paymentId,
  };
  return { id: newBillCode(), data };
}
