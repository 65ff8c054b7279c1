import type { MembershipKind } from 'contract/rules/institution-kinds';
import { isBillCode } from 'contract/rules/money/bills';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { openUntil, waitingUntil } from './closing.ts';
import type { KnownBill } from './opening.ts';
import type { BillPayer } from './payers.ts';

/** What a payment takes over from the bill that it was handed in with; the fee is its amount without one. */
export const billFieldsOf = (bill: KnownBill | undefined): Partial<Pick<PaymentRecord, 'bill' | 'amount'>> =>
  bill === undefined ? {} : { bill: bill.id, amount: bill.data.amount };

/** What a statement told of a bill before its payment was handed in, for who hands it in; nothing where it told none. */
export const bankMatchOf = (bill: KnownBill | undefined): Partial<Pick<UserRecord, 'bankMatch'>> =>
  bill?.data.bankLine ? { bankMatch: { bill: bill.id, line: bill.data.bankLine } } : {};

/** The bill of a payer whose amount is theirs, also if its time is over. Costs a read without one, and two with it. */
export async function billOf({ key }: Pick<BillPayer, 'key'>): Promise<Stored<BillRecord> | undefined> {
  const place = await openBills.get(key);
  return place && bills.get(place.data.code);
}

/**
 * The bill that a visitor was shown before they registered. Costs a read at most.
 *
 * @returns undefined for one that is not theirs any more, or is no bill: nobody is kept from registering by that
 */
export async function visitorBillOf(
  code: string | undefined,
  membership: MembershipKind,
): Promise<KnownBill | undefined> {
  if (code === undefined || !isBillCode(code)) return undefined;
  const bill = await bills.get(code);
  const { payer = null, userId, membership: of } = bill?.data ?? {};
  return payer !== null && userId === null && of === membership ? bill : undefined;
}

/**
 * Adds that the bill of a visitor is now that of who registers with it, and waits for the decision. Nothing of it is a
 * precondition: whatever becomes of the bill meanwhile, the registration goes through.
 */
export function adoptBill(batch: Batch, bill: KnownBill, payer: BillPayer): void {
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
