import { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { expireBill, openUntil, releaseBill, waitingUntil } from '#model/bills/closing.ts';
import { forEachDue, type JobOptions, type JobReport, unlessDry } from './report.ts';

/** Payments of one bill: a proof may be replaced some times while it waits. */
const mostPayments = 20;

/**
 * Closes bills that nobody paid in time, and a week later gives their amounts free, as those of bills that were paid. A
 * bill whose payment waits for its decision stays open, however long that takes.
 */
export async function closeBills(options: JobOptions): Promise<JobReport> {
  const { limit, time } = options;
  const overdue = await bills.before('expireAt', clock.now(), limit);
  const expired = await forEachDue(overdue, unlessDry(options, unlessWaitedFor(expire)), time);
  const released = await bills.before('releaseAt', clock.now(), limit);
  const freed = await forEachDue(released, unlessDry(options, unlessWaitedFor(releaseBill)), time);
  return {
    done: { expired: expired.done, released: freed.done },
    failures: [...expired.failures, ...freed.failures],
    findings: [],
    isMore: expired.isCut || freed.isCut || [overdue, released].some(({ length }) => length === limit),
  };
}

const unlessWaitedFor =
  (change: (batch: Batch, bill: Stored<BillRecord>) => unknown) =>
  async (bill: Stored<BillRecord>): Promise<void> => {
    const batch = new Batch();
    const handedIn = await payments.find('bill', bill.id, mostPayments);
    if (handedIn.some(({ data }) => data.state === 'waiting')) {
      batch.update(bills, bill.id, openUntil(waitingUntil()), bill.version);
    } else await change(batch, bill);
    await batch.commit();
  };

async function expire(batch: Batch, bill: Stored<BillRecord>): Promise<void> {
  expireBill(batch, bill);
  const { userId, amount } = bill.data;
  if (userId === null) return;
  // Of an account that is gone the name is gone too.
  const name = (await users.get(userId))?.data.name ?? '';
  recordAudit(batch, systemActor, 'bill.expire', { id: userId, name }, { bill: bill.id, amount });
}
