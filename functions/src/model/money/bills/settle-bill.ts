import { billLimits } from 'contract/rules/money/bills';
import type { Batch, Changes } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { billAmounts, bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { billAmountId } from './amounts.ts';

const dayMs = 86_400_000;

const inDays = (days: number): Date => new Date(clock.now().getTime() + days * dayMs);

/** Returns the fields that open a bill, or reopen it, until the nightly job checks it. */
export const openUntil = (
  expireAt: Date,
): Pick<BillRecord, 'state' | 'expireAt' | 'closedAt' | 'releaseAt'> => ({
  state: 'open',
  expireAt,
  closedAt: null,
  releaseAt: null,
});

/** Returns until when a bill with a submitted payment stays open. The nightly job then checks it again. */
export const waitingUntil = (): Date => inDays(billLimits.dueDays);

/** Returns fields that close a bill. Its amount stays reserved, because transfers may arrive late. */
const toClosedFields = (state: 'closed' | 'expired', bill: BillRecord): Changes<BillRecord> => ({
  state,
  expireAt: null,
  closedAt: clock.now(),
  releaseAt:
    state === 'expired' && isUnusedVisitorBill(bill)
      ? new Date(bill.dueAt.getTime() + billLimits.visitorQuarantineHours * 3_600_000)
      : inDays(billLimits.quarantineDays),
});

/** Returns true for a bill without registration and money, whose code must return soon. */
const isUnusedVisitorBill = ({ userId, bankLine, event }: BillRecord): boolean =>
  userId === null && !bankLine && event === undefined;

/** Expires an unpaid bill. While its amount is reserved, the payer's next bill is the same one. */
export const expireBill = (batch: Batch, { id, data, version }: Stored<BillRecord>): Batch =>
  batch.update(bills, id, toClosedFields('expired', data), version);

export function replaceBill(batch: Batch, { id, data, version }: Stored<BillRecord>): Batch {
  const expired = data.state === 'open' ? toClosedFields('expired', data) : {};
  return batch.update(bills, id, { ...expired, payer: null }, version);
}

/** A stored bill, or one that is created closed and has no version yet. */
export type ClosableBill = Pick<Stored<BillRecord>, 'id' | 'data'> &
  Partial<Pick<Stored<BillRecord>, 'version'>>;

/** Settles a bill, even late. A bill that another payment closed stays unchanged. */
export function settleBill(batch: Batch, { id, data, version }: ClosableBill, paymentId: string): void {
  const { state, payer } = data;
  if (state === 'closed') return;
  const closed = state === 'open' ? toClosedFields('closed', data) : { state: 'closed' as const };
  batch.update(bills, id, { ...closed, payer: null, paymentId }, version);
  if (payer !== null) batch.delete(openBills, payer);
}

export function releaseBill(batch: Batch, { id, data, version }: Stored<BillRecord>): void {
  const { account, amount, uniqueCode, payer } = data;
  batch.update(bills, id, { releaseAt: null, payer: null }, version);
  if (uniqueCode !== null) batch.delete(billAmounts, billAmountId(account, amount));
  if (payer !== null) batch.delete(openBills, payer);
}
