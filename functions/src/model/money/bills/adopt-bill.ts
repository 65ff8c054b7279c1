import type { MembershipKind } from 'contract/rules/institution-kinds';
import { billLimits, isBillCode } from 'contract/rules/money/bills';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills, openBills } from '#data/collections.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { unstoredBillCode } from './amounts.ts';
import { type BillWithId, createUnstoredBill } from './open-bill.ts';
import { type BillPayer, visitorPayer } from './payers.ts';
import { type ClosableBill, openUntil, waitingUntil } from './settle-bill.ts';

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

/**
 * Finds the bill that the visitor's browser opened with this key. An invalid bill, or that of another payer, is
 * undefined, so that it does not block the registration. An unstored bill counts as opened 48 hours ago, because its
 * money may have arrived since.
 */
export async function findVisitorBill(
  code: string | undefined,
  secret: string | undefined,
  membership: MembershipKind,
): Promise<ClosableBill | undefined> {
  if (code === undefined || secret === undefined || !isBillCode(code)) return undefined;
  const payer = visitorPayer(secret, membership);
  const bill = await bills.get(code);
  if (bill !== undefined) return bill.data.payer === payer.key ? bill : undefined;
  if (code !== unstoredBillCode(payer.key)) return undefined;
  return createUnstoredBill(payer, new Date(clock.now().getTime() - billLimits.visitorHours * 3_600_000));
}

/** Assigns a bill until the decision. The batch fails if the bill changed, so that no two registrations have it. */
export function adoptBill(batch: Batch, { id, data, version }: ClosableBill, payer: BillPayer): void {
  const { key, userId, institutionId } = payer;
  batch.create(openBills, key, { code: id });
  const changes = {
    payer: key,
    userId,
    ...(institutionId === undefined ? {} : { institutionId }),
    ...openUntil(waitingUntil()),
  };
  if (version === undefined) {
    batch.create(bills, id, { ...data, ...changes });
    return;
  }
  if (data.payer !== null) batch.delete(openBills, data.payer);
  batch.update(bills, id, changes, version);
}
