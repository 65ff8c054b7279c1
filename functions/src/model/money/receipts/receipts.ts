import { ApiError, wrongStatus } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { type PaidPeriod, paidPeriod } from 'contract/rules/membership';
import { receiptId, receiptNumber, receiptSerial } from 'contract/rules/receipt-numbers';
import { issuer } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, receiptNumbers, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentReceipt, PaymentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { readTitle } from '#model/content/read-titles.ts';
import { newReceiptSecret } from './receipt-codes.ts';

export interface Receipt extends PaymentReceipt {
  readonly kind: PaymentRecord['kind'];
  /** Title of the event that it pays; null for dues. */
  readonly event: string | null;
  readonly isOfInstitution: boolean;
  /** Rupiah. */
  readonly amount: number;
  /** Number of years that were paid. */
  readonly years: number;
  readonly decidedAt: Date;
}

/** Facts about the payer at the approval. */
export interface PayerDetails extends Pick<PaymentReceipt, 'name' | 'memberNumber'> {
  readonly receiptName: UserRecord['receiptName'];
  /** NPWP, digits only; empty without one. */
  readonly taxNumber: string;
  readonly period: PaidPeriod | null;
}

/** Creates a receipt with a number of the year of the approval. `claimed` counts the earlier receipts of the batch. */
export async function newReceipt(
  batch: Batch,
  paymentId: string,
  approvedAt: Date,
  { name, memberNumber, period, receiptName, taxNumber }: PayerDetails,
  claimed = 0,
): Promise<PaymentReceipt> {
  const number = await claimReceiptNumber(batch, paymentId, approvedAt, claimed);
  const latinName = receiptName?.name === name ? { latinName: receiptName.latin } : {};
  return {
    number,
    secret: newReceiptSecret(),
    issuedAt: clock.now(),
    name,
    ...latinName,
    ...(taxNumber === '' ? {} : { taxNumber }),
    memberNumber,
    period,
    signatory: issuer.signatory,
  };
}

type CreateReceipt = (
  payment: Stored<PaymentRecord>,
  decidedAt: Date,
  user: Stored<UserRecord>,
) => Promise<PaymentReceipt>;

/**
 * Returns a receipt. Throws not-found when the user has no such payment; wrong-status without a number;
 * receipt-name-needed when the fonts lack letters of the name.
 */
export const findReceipt = (paymentId: string, user: Stored<UserRecord>): Promise<Receipt> =>
  readReceipt(paymentId, user, async () => {
    throw wrongStatus(wording.receiptNotIssued);
  });

/**
 * Returns a receipt. Assigns a missing number, for two more reads, and for an admin one more. Safe to repeat.
 * Throws as `findReceipt`; not-found when its payer is deleted and never had a receipt.
 */
export const issueReceipt = (paymentId: string, user: Stored<UserRecord>): Promise<Receipt> =>
  retryOnConflict(() => readReceipt(paymentId, user, createMissingReceipt), maxNumberAttempts);

/**
 * Returns the receipt that a mail attaches to an approval. Undefined without a receipt, for the payment of another
 * user, and while the fonts lack letters of the name.
 */
export async function findReceiptForMail(paymentId: string, payerId: string): Promise<Receipt | undefined> {
  const payment = (await payments.get(paymentId))?.data;
  if (payment?.receipt === undefined || payment.userId !== payerId) return undefined;
  const { state, decidedAt, receipt } = payment;
  if (state !== 'approved' || decidedAt === null || (await lacksLatinName(receipt))) return undefined;
  return toReceipt(payment, receipt, decidedAt);
}

const toReceipt = async (
  { kind, event, amount, years = 1, institutionId }: PaymentRecord,
  receipt: PaymentReceipt,
  decidedAt: Date,
): Promise<Receipt> => ({
  ...receipt,
  kind,
  event: event === undefined ? null : await readTitle(event),
  isOfInstitution: institutionId !== undefined,
  amount,
  years,
  decidedAt,
});

async function readReceipt(
  paymentId: string,
  user: Stored<UserRecord>,
  createReceipt: CreateReceipt,
): Promise<Receipt> {
  const payment = await getPayment(paymentId, user);
  const { state, decidedAt, receipt } = payment.data;
  if (state !== 'approved' || decidedAt === null) {
    throw wrongStatus(wording.receiptNotYet);
  }
  const issued = receipt ?? (await createReceipt(payment, decidedAt, user));
  if (await lacksLatinName(issued)) throw new ApiError('receipt-name-needed');
  return toReceipt(payment.data, issued, decidedAt);
}

/** Throws not-found for the payment of another user, unless the user is an admin with the duty `money`. */
async function getPayment(id: string, user: Stored<UserRecord>): Promise<Stored<PaymentRecord>> {
  const payment = await payments.get(id);
  const isOwn = payment?.data.userId === user.id;
  if (payment === undefined || (!isOwn && !hasDuty(user.data, 'money'))) throw new ApiError('not-found');
  return payment;
}

async function lacksLatinName({ name, latinName }: PaymentReceipt): Promise<boolean> {
  if (latinName !== undefined) return false;
  const { isPrintable } = await import('./printable.ts');
  return !isPrintable(name);
}

/**
 * Sets the spelling once, also for later receipts of the payer. Safe to repeat. Throws not-found; wrong-status without
 * a number, for a name that the fonts support, and for another spelling.
 */
export const nameReceipt = (paymentId: string, latinName: string, user: Stored<UserRecord>): Promise<void> =>
  retryOnConflict(async () => {
    const payment = await getPayment(paymentId, user);
    const { receipt, userId } = payment.data;
    if (receipt === undefined) throw wrongStatus(wording.receiptNotYet);
    if (receipt.latinName === latinName) return;
    if (!(await lacksLatinName(receipt))) {
      throw wrongStatus(wording.receiptNameFixed);
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

/** Returns the name of the institution when its coordinator paid for it. */
const payerNameOf = ({ institutionId }: PaymentRecord, { name, seat }: UserRecord): string =>
  seat && seat.institutionId === institutionId ? seat.institution : name;

/** Facts of an old approval: the end and the tax number of an institution at that time are unknown. */
const toPayerDetails = (payment: PaymentRecord, decidedAt: Date, payer: UserRecord): PayerDetails => ({
  name: payerNameOf(payment, payer),
  receiptName: payer.receiptName,
  taxNumber: payment.institutionId === undefined ? (payer.taxNumber ?? '') : '',
  memberNumber: payer.memberNumber,
  period:
    payment.institutionId === undefined && payment.kind !== 'event'
      ? paidPeriod(decidedAt, payment.previousValidUntil, payment.years)
      : null,
});

/**
 * Writes number and payment in one batch, so that numbers have no gaps and no duplicates. Throws
 * WriteConflict when another receipt got its number in between.
 */
async function createMissingReceipt(
  payment: Stored<PaymentRecord>,
  decidedAt: Date,
  user: Stored<UserRecord>,
): Promise<PaymentReceipt> {
  const payer = await getPayingUser(payment, user);
  const batch = new Batch();
  const details = toPayerDetails(payment.data, decidedAt, payer.data);
  const receipt = await newReceipt(batch, payment.id, decidedAt, details);
  batch.update(payments, payment.id, { receipt }, payment.version);
  recordAudit(batch, actorOf(user), 'receipt.issue', actorOf(payer), { number: receipt.number });
  await batch.commit();
  return receipt;
}

/** Attempts to reserve a number, because concurrent callers want the same one. */
export const maxNumberAttempts = 40;

/**
 * Returns 'KW/2026/000123' for the year in Jakarta: one more than the newest, so that numbers have no gaps. `create`
 * refuses a used one and the caller retries. `claimed` counts the numbers that the batch claimed before.
 */
async function claimReceiptNumber(
  batch: Batch,
  paymentId: string,
  approvedAt: Date,
  claimed = 0,
): Promise<string> {
  const year = isoDate(approvedAt).slice(0, 4);
  const serial =
    Math.max(...(await Promise.all([readNewestInRegister(year), readNewestInPayments(year)]))) + 1 + claimed;
  const number = receiptNumber(year, serial);
  batch.create(receiptNumbers, receiptId(number), { year, serial, paymentId, claimedAt: clock.now() });
  return number;
}

/** Returns 0 without a number in that year. */
async function readNewestInRegister(year: string): Promise<number> {
  const where = [['year', year]] as const;
  const [newest] = await receiptNumbers.query({ where, orderBy: 'serial', direction: 'desc', limit: 1 });
  return newest?.data.serial ?? 0;
}

/** Reads the payments, which also have numbers from before the register, and those that it lost. */
async function readNewestInPayments(year: string): Promise<number> {
  const [newest] = await payments.query({
    orderBy: 'receipt.number',
    from: `KW/${year}/`,
    before: `KW/${year}/~`,
    direction: 'desc',
    limit: 1,
  });
  const number = newest?.data.receipt?.number;
  return number === undefined ? 0 : receiptSerial(number);
}
