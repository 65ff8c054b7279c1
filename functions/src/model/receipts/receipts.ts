import { ApiError } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { type PaidYear, paidYear } from 'contract/rules/membership';
import { association } from 'contract/words/association';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { newReceiptSecret } from './receipt-codes.ts';
import { claimReceiptNumber, numberAttempts } from './receipt-register.ts';

/** All that a receipt tells. */
export interface Receipt extends PaymentReceipt {
  readonly kind: PaymentRecord['kind'];
  readonly isOfInstitution: boolean;
  /** Rupiah. */
  readonly amount: number;
  /** Of the approval. */
  readonly decidedAt: Date;
}

/** What an approval tells of the payer. */
interface PayerFacts extends Pick<PaymentReceipt, 'name' | 'memberNumber'> {
  /** What the payer once said of the name. */
  readonly known: UserRecord['receiptName'];
  /** NPWP, digits only; empty without one. */
  readonly taxNumber: string;
  readonly period: PaidYear | null;
}

/**
 * Gives an approved payment its number, in the year of the approval. Costs two reads.
 *
 * @returns what is to be written with the payment, in the same batch
 */
export async function newReceipt(
  batch: Batch,
  paymentId: string,
  approvedAt: Date,
  { name, memberNumber, period, known, taxNumber }: PayerFacts,
): Promise<PaymentReceipt> {
  const number = await claimReceiptNumber(batch, paymentId, approvedAt);
  const latinName = known?.name === name ? { latinName: known.latin } : {};
  return {
    number,
    secret: newReceiptSecret(),
    issuedAt: clock.now(),
    name,
    ...latinName,
    ...(taxNumber === '' ? {} : { taxNumber }),
    memberNumber,
    period,
    signatory: association.signatory,
  };
}

type Numbering = (
  payment: Stored<PaymentRecord>,
  decidedAt: Date,
  user: Stored<UserRecord>,
) => Promise<PaymentReceipt>;

/**
 * The receipt of a payment that has its number. Costs a read.
 *
 * @throws ApiError not-found when there is no such payment of the user; wrong-status until it is approved, and has a
 *   number; receipt-name-needed where its name cannot be set
 */
export const findReceipt = (paymentId: string, user: Stored<UserRecord>): Promise<Receipt> =>
  receiptOf(paymentId, user, async () => {
    throw new ApiError('wrong-status', { message: wording.receiptNotIssued });
  });

/**
 * As `findReceipt`; a payment that was approved when approvals gave no number gets it now, at two reads more, and for an
 * admin one for the payer. Safe to repeat.
 *
 * @throws ApiError also not-found when its payer is gone without ever having had a receipt
 */
export const issueReceipt = (paymentId: string, user: Stored<UserRecord>): Promise<Receipt> =>
  whileContended(() => receiptOf(paymentId, user, issueLate), numberAttempts);

async function receiptOf(paymentId: string, user: Stored<UserRecord>, numberOf: Numbering): Promise<Receipt> {
  const payment = await paymentFor(paymentId, user);
  const { state, decidedAt, receipt, kind, amount, institutionId } = payment.data;
  if (state !== 'approved' || decidedAt === null) {
    throw new ApiError('wrong-status', { message: wording.receiptNotYet });
  }
  const issued = receipt ?? (await numberOf(payment, decidedAt, user));
  if (await lacksLatinName(issued)) throw new ApiError('receipt-name-needed');
  return { ...issued, kind, isOfInstitution: institutionId !== undefined, amount, decidedAt };
}

/** @throws ApiError not-found when there is no such payment of the user, who is no admin of money either */
async function paymentFor(id: string, user: Stored<UserRecord>): Promise<Stored<PaymentRecord>> {
  const payment = await payments.get(id);
  const isOwn = payment?.data.userId === user.id;
  if (payment === undefined || (!isOwn && !hasDuty(user.data, 'money'))) throw new ApiError('not-found');
  return payment;
}

async function lacksLatinName({ name, latinName }: PaymentReceipt): Promise<boolean> {
  if (latinName !== undefined) return false;
  const { isPrintable } = await import('./receipt-fonts.ts');
  return !isPrintable(name);
}

/**
 * Says how a name that cannot be set is written in Latin letters, once; payers need not say it again of their next
 * receipt. Costs a read. Safe to repeat.
 *
 * @throws ApiError not-found as for the receipt; wrong-status where it has no number yet, its name can be set, or
 *   something else was said
 */
export const nameReceipt = (paymentId: string, latinName: string, user: Stored<UserRecord>): Promise<void> =>
  whileContended(async () => {
    const payment = await paymentFor(paymentId, user);
    const { receipt, userId } = payment.data;
    if (receipt === undefined) throw new ApiError('wrong-status', { message: wording.receiptNotYet });
    if (receipt.latinName === latinName) return;
    if (!(await lacksLatinName(receipt))) {
      throw new ApiError('wrong-status', { message: wording.receiptNameStands });
    }
    const batch = new Batch();
    batch.update(payments, payment.id, { receipt: { ...receipt, latinName } }, payment.version);
    if (userId === user.id) {
      batch.update(users, userId, { receiptName: { name: receipt.name, latin: latinName } });
    }
    const payer = { id: userId, name: receipt.name };
    recordAudit(batch, actorOf(user), 'receipt.name', payer, { number: receipt.number });
    await batch.commit();
  });

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

/** What can be said of an old approval: end and tax number of an institution at that time are not known any more. */
const factsOf = (payment: PaymentRecord, decidedAt: Date, payer: UserRecord): PayerFacts => ({
  name: payerNameOf(payment, payer),
  known: payer.receiptName,
  taxNumber: payment.institutionId === undefined ? (payer.taxNumber ?? '') : '',
  memberNumber: payer.memberNumber,
  period: payment.institutionId === undefined ? paidYear(decidedAt, payment.previousValidUntil) : null,
});

/**
 * Number and payment are one batch, so that no number is lost, and none is given twice.
 *
 * @throws WriteConflict when another receipt got its number in between
 */
async function issueLate(
  payment: Stored<PaymentRecord>,
  decidedAt: Date,
  user: Stored<UserRecord>,
): Promise<PaymentReceipt> {
  const payer = await getPayingUser(payment, user);
  const batch = new Batch();
  const receipt = await newReceipt(
    batch,
    payment.id,
    decidedAt,
    factsOf(payment.data, decidedAt, payer.data),
  );
  batch.update(payments, payment.id, { receipt }, payment.version);
  recordAudit(batch, actorOf(user), 'receipt.issue', actorOf(payer), { number: receipt.number });
  await batch.commit();
  return receipt;
}
