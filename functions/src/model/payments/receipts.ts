import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import { receiptNumber } from 'contract/rules/receipt-numbers';
import { isoDate } from 'contract/words/dates';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, receiptTotals, totalsIds, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';

/** All that a receipt tells. */
export interface Receipt extends PaymentReceipt {
  readonly kind: PaymentRecord['kind'];
  readonly isOfInstitution: boolean;
  /** Rupiah. */
  readonly amount: number;
  /** Of the approval. */
  readonly decidedAt: Date;
}

/** Everybody who asks at once takes a number from the same counter: so many may have been faster. */
const attempts = 40;

/**
 * The receipt of a payment, which gets its number now if it has none. Costs a read; when the number is given, one
 * more for the counter, and for an admin one for the payer.
 *
 * @throws ApiError not-found when there is no such payment of the user, or its payer is gone without ever having
 *   had a receipt; wrong-status until it is approved
 */
export const issueReceipt = (paymentId: string, user: Stored<UserRecord>): Promise<Receipt> =>
  whileContended(async (attempt) => {
    if (attempt > 1) await setTimeout(Math.random() * Math.min(400, 20 * attempt));
    const payment = await payments.get(paymentId);
    const isOwn = payment?.data.userId === user.id;
    if (payment === undefined || (!isOwn && user.data.role !== 'Admin')) throw new ApiError('not-found');
    const { state, decidedAt, receipt, kind, amount, institutionId } = payment.data;
    if (state !== 'approved' || decidedAt === null) {
      throw new ApiError('wrong-status', { message: wording.receiptNotYet });
    }
    const issuedReceipt =
      receipt ?? (await giveNumber(payment, await getPayingUser(payment, user), actorOf(user)));
    return { ...issuedReceipt, kind, isOfInstitution: institutionId !== undefined, amount, decidedAt };
  }, attempts);

async function getPayingUser(
  { data }: Stored<PaymentRecord>,
  user: Stored<UserRecord>,
): Promise<Stored<UserRecord>> {
  const payer = data.userId === user.id ? user : await users.get(data.userId);
  if (payer === undefined) throw new ApiError('not-found');
  return payer;
}

/** What a coordinator paid for the institution is the institution's own payment. */
const payerNameOf = ({ institutionId }: PaymentRecord, { name, seat }: UserRecord): string =>
  seat && seat.institutionId === institutionId ? seat.institution : name;

/**
 * Number and payment are one batch, so that no number is lost, and none is given twice.
 *
 * @throws WriteConflict when another receipt got its number in between
 */
async function giveNumber(
  payment: Stored<PaymentRecord>,
  payer: Stored<UserRecord>,
  actor: Actor,
): Promise<PaymentReceipt> {
  const counter = await receiptTotals.get(totalsIds.receipts);
  const issuedAt = clock.now();
  const year = isoDate(issuedAt).slice(0, 4);
  const serial = (counter?.data[year] ?? 0) + 1;
  const { memberNumber } = payer.data;
  const name = payerNameOf(payment.data, payer.data);
  const receipt = { number: receiptNumber(year, serial), issuedAt, name, memberNumber };
  const batch = new Batch();
  if (counter === undefined) batch.create(receiptTotals, totalsIds.receipts, { [year]: serial });
  else batch.update(receiptTotals, totalsIds.receipts, { [year]: serial }, counter.version);
  batch.update(payments, payment.id, { receipt }, payment.version);
  recordAudit(batch, actor, 'receipt.issue', actorOf(payer), { number: receipt.number });
  await batch.commit();
  return receipt;
}
