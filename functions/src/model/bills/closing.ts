import { billLimits } from 'contract/rules/money/bills';
import type { Batch, Changes } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { billAmounts, bills, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { billAmountId } from './amounts.ts';

const day = 86_400_000;

const inDays = (days: number): Date => new Date(clock.now().getTime() + days * day);

/** What makes a bill open, or open again, until a moment at which the nightly job looks at it. */
export const openUntil = (
  expireAt: Date,
): Pick<BillRecord, 'state' | 'expireAt' | 'closedAt' | 'releaseAt'> => ({
  state: 'open',
  expireAt,
  closedAt: null,
  releaseAt: null,
});

/** Until when a bill stays open that a payment was handed in for; the nightly job then looks anew. */
export const waitingUntil = (): Date => inDays(billLimits.dueDays);

/** What makes a bill open no more. Its amount stays its own for a while, as transfers come late. */
const closedAs = (state: 'closed' | 'expired'): Changes<BillRecord> => ({
  state,
  expireAt: null,
  closedAt: clock.now(),
  releaseAt: inDays(billLimits.quarantineDays),
});

/** Adds that nobody paid in time; while the amount is theirs, their next bill is this one again. */
export const expireBill = (batch: Batch, { id, version }: Stored<BillRecord>): Batch =>
  batch.update(bills, id, closedAs('expired'), version);

/** Adds that another bill takes the place of this one. */
export const replaceBill = (batch: Batch, { id, data, version }: Stored<BillRecord>): Batch =>
  batch.update(bills, id, { ...(data.state === 'open' ? closedAs('expired') : {}), payer: null }, version);

/**
 * Adds that a payment was approved that the bill asked for; late money too. A bill is settled once: one that another
 * payment closed stays as it is.
 */
export function settleBill(batch: Batch, { id, data, version }: Stored<BillRecord>, paymentId: string): void {
  const { state, payer } = data;
  if (state === 'closed') return;
  const closed = state === 'open' ? closedAs('closed') : { state: 'closed' as const };
  batch.update(bills, id, { ...closed, payer: null, paymentId }, version);
  if (payer !== null) batch.delete(openBills, payer);
}

/** Adds that the amount may be given to somebody else. */
export function releaseBill(batch: Batch, { id, data, version }: Stored<BillRecord>): void {
  const { account, amount, uniqueCode, payer } = data;
  batch.update(bills, id, { releaseAt: null, payer: null }, version);
  if (uniqueCode !== null) batch.delete(billAmounts, billAmountId(account, amount));
  if (payer !== null) batch.delete(openBills, payer);
}
