import { receiptId, receiptNumber, receiptSerial } from 'contract/rules/receipt-numbers';
import { isoDate } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, receiptNumbers } from '#data/collections.ts';

/** Attempts to reserve a number, because concurrent callers want the same one. */
export const maxNumberAttempts = 40;

/**
 * Returns 'KW/2026/000123' for the year in Jakarta: one more than the newest, so that numbers have no gaps. `create`
 * refuses a used one and the caller retries. `claimed` counts the numbers that the batch claimed before.
 */
export async function claimReceiptNumber(
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
