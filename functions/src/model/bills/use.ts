import type { MembershipKind } from 'contract/rules/institution-kinds';
import { isBillCode } from 'contract/rules/money/bills';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { openUntil, waitingUntil } from './closing.ts';
import type { BillWithId } from './opening.ts';
import { type BillPayer, visitorPayer } from './payers.ts';

/** Returns the fields of a payment that its bill determines. Without a bill the amount is the fee of a year. */
export const toPaymentFields = (
  bill: BillWithId | undefined,
): Partial<Pick<PaymentRecord, 'bill' | 'amount' | 'years'>> =>
  bill === undefined ? {} : { bill: bill.id, amount: bill.data.amount, ...toYears(bill.data) };

/** Copies the number of years, which is missing for one. */
export const toYears = ({ years }: { readonly years?: number }): { years?: number } =>
  years === undefined ? {} : { years };

/** Returns the bank line that a statement contained before the payment was submitted; empty without one. */
export const toBankMatch = (bill: BillWithId | undefined): Partial<Pick<UserRecord, 'bankMatch'>> =>
  bill?.data.bankLine ? { bankMatch: { bill: bill.id, line: bill.data.bankLine } } : {};

/** Finds the bill with a reserved amount, even if expired. Costs one read without a bill, two with one. */
export async function findBill({ key }: Pick<BillPayer, 'key'>): Promise<Stored<BillRecord> | undefined> {
  const openBillRecord = await openBills.get(key);
  return openBillRecord && bills.get(openBillRecord.data.code);
}

/**
 * Finds the bill that the visitor's browser opened with this key. An invalid bill, or that of another payer,
 * is undefined, so that it does not block the registration. Costs at most one read.
 */
export async function findVisitorBill(
  code: string | undefined,
  secret: string | undefined,
  membership: MembershipKind,
): Promise<BillWithId | undefined> {
  if (code === undefined || secret === undefined || !isBillCode(code)) return undefined;
  const bill = await bills.get(code);
  return bill?.data.payer === visitorPayer(secret, membership).key ? bill : undefined;
}

/** Assigns a bill until the decision, without precondition, so that its changes block no registration. */
export function adoptBill(batch: Batch, bill: BillWithId, payer: BillPayer): void {
  const { key, userId, institutionId } = payer;
  if (bill.data.payer !== null) batch.delete(openBills, bill.data.payer);
  batch.create(openBills, key, { code: bill.id });
  batch.update(bills, bill.id, {
    payer: key,
    userId,
    ...(institutionId === undefined ? {} : { institutionId }),
    ...openUntil(waitingUntil()),
  });
}
