import { receiptId, receiptNumber, receiptSerial } from 'contract/rules/receipt-numbers';
import { isoDate } from 'contract/words/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, receiptNumbers } from '#data/collections.ts';

/** Everybody who is given a number at once wants the same one: so many may have been faster. */
export const numberAttempts = 40;

/**
 * Adds the next number of the year of the approval. It is one more than the newest that is there, so none is left out,
 * and `create` refuses one that somebody else took meanwhile: the batch is to be tried again. Costs two reads.
 *
 * @param approvedAt tells the year, in Jakarta
 * @returns 'KW/2026/000123'
 */
export async function claimReceiptNumber(batch: Batch, paymentId: string, approvedAt: Date): Promise<string> {
  const year = isoDate(approvedAt).slice(0, 4);
  const serial = Math.max(...(await Promise.all([newestInRegister(year), newestInLedger(year)]))) + 1;
  const number = receiptNumber(year, serial);
  batch.create(receiptNumbers, receiptId(number), { year, serial, paymentId, claimedAt: clock.now() });
  return number;
}

/** 0 when none was given in that year. */
async function newestInRegister(year: string): Promise<number> {
  const where = [['year', year]] as const;
  const [newest] = await receiptNumbers.query({ where, orderBy: 'serial', direction: 'desc', limit: 1 });
  return newest?.data.serial ?? 0;
}

/** Receipts from before there was a register stand with their payments only; and what the register lost, too. */
async function newestInLedger(year: string): Promise<number> {
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
