import { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { expireBill, openUntil, releaseBill, waitingUntil } from '#model/money/bills/settle-bill.ts';
import { type JobOptions, type JobReport, joinReports, settle } from './report.ts';

/** Limit for the payments of one bill, whose proof can be replaced several times while it waits. */
const maxPaymentsPerBill = 20;

/**
 * Expires bills that were not paid in time, and a week later releases their amounts, as those of paid bills.
 * A bill whose payment waits for a decision stays open.
 */
export async function closeBills(options: JobOptions): Promise<JobReport> {
  const dueBefore = (field: 'expireAt' | 'releaseAt') => bills.before(field, clock.now(), options.limit);
  return joinReports([
    await settle('expired', await dueBefore('expireAt'), unlessPaymentWaits(expire), options),
    await settle('released', await dueBefore('releaseAt'), unlessPaymentWaits(releaseBill), options),
  ]);
}

const unlessPaymentWaits =
  (change: (batch: Batch, bill: Stored<BillRecord>) => unknown) =>
  async (bill: Stored<BillRecord>): Promise<void> => {
    const batch = new Batch();
    const billPayments = await payments.find('bill', bill.id, maxPaymentsPerBill);
    if (billPayments.some(({ data }) => data.state === 'waiting')) {
      batch.update(bills, bill.id, openUntil(waitingUntil()), bill.version);
    } else await change(batch, bill);
    await batch.commit();
  };

async function expire(batch: Batch, bill: Stored<BillRecord>): Promise<void> {
  if (bill.data.event !== undefined) {
    // Ends with its hold, never in the night (`release-places`).
    batch.update(bills, bill.id, { expireAt: waitingUntil() }, bill.version);
    return;
  }
  expireBill(batch, bill);
  const { userId, amount } = bill.data;
  if (userId === null) return;
  // A deleted account has no name.
  const name = (await users.get(userId))?.data.name ?? '';
  recordAudit(batch, systemActor, 'bill.expire', { id: userId, name }, { bill: bill.id, amount });
}
