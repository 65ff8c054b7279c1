import type { PaymentKind } from 'contract/payments';
import { billAmount, billDueAt } from 'contract/rules/money/bills';
import { fees } from 'contract/words/fees';
import { Batch, nothingMore } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { billAmounts, bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { whileContended } from '#model/base/contention.ts';
import { billAmountId, drawUniqueCode, newBillCode, ownAccount, uniqueCodeMode } from './amounts.ts';
import { openUntil, replaceBill } from './closing.ts';
import type { BillPayer } from './payers.ts';

/** Those who open bills at once may draw the same code; the last attempts ask for the fee, of which many can be open. */
const attempts = 8;

export type KnownBill = Pick<Stored<BillRecord>, 'id' | 'data'>;

/**
 * The open bill of a payer, or a new one: safe to repeat, and of two at once both get the same. One whose time is over is
 * opened again, as long as its amount is still theirs.
 *
 * Costs a read for who has no bill, and two for who has; what further attempts read is outside the budget.
 *
 * @param also adds what goes with a new one, given its code
 */
export const openBill = (payer: BillPayer, kind: PaymentKind, also = nothingMore): Promise<KnownBill> =>
  whileContended(async (attempt) => {
    const place = await openBills.get(payer.key);
    const before = place && (await bills.get(place.data.code));
    if (before !== undefined && asksForTheSame(before.data, fees[payer.membership])) {
      return isInTime(before.data) ? before : reopened(before);
    }
    const [code, now] = [newBillCode(), clock.now()];
    const data = await newBill(payer, kind, now, attempt);
    const batch = new Batch().create(bills, code, data);
    if (data.uniqueCode !== null)
      batch.create(billAmounts, billAmountId(data.account, data.amount), { code });
    if (place === undefined) batch.create(openBills, payer.key, { code });
    else batch.update(openBills, payer.key, { code }, place.version);
    if (before !== undefined) replaceBill(batch, before);
    also(batch, code);
    await batch.commit();
    return { id: code, data };
  }, attempts);

const asksForTheSame = ({ fee, account }: BillRecord, feeNow: number): boolean =>
  fee === feeNow && account === ownAccount;

const isInTime = ({ state, dueAt }: BillRecord): boolean => state === 'open' && dueAt > clock.now();

async function reopened({ id, data, version }: Stored<BillRecord>): Promise<KnownBill> {
  const dueAt = billDueAt(clock.now(), data.userId === null);
  const changes = { dueAt, ...openUntil(dueAt) };
  await new Batch().update(bills, id, changes, version).commit();
  return { id, data: { ...data, ...changes } };
}

async function newBill(
  { key, userId, institutionId, membership }: BillPayer,
  kind: PaymentKind,
  openedAt: Date,
  attempt: number,
): Promise<BillRecord> {
  const mode = uniqueCodeMode(process.env);
  const fee = fees[membership];
  const uniqueCode = await drawUniqueCode(ownAccount, fee, mode, attempt);
  const dueAt = billDueAt(openedAt, userId === null);
  return {
    account: ownAccount,
    kind,
    membership,
    fee,
    amount: billAmount(fee, uniqueCode, mode),
    uniqueCode,
    payer: key,
    userId,
    ...(institutionId === undefined ? {} : { institutionId }),
    openedAt,
    dueAt,
    ...openUntil(dueAt),
    paymentId: null,
  };
}
