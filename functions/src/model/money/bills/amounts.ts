import { randomInt } from 'node:crypto';
import { maxYearsOfBill } from 'contract/rules/membership';
import {
  billAmount,
  billCodeBase,
  billCodeDigits,
  billLimits,
  toBillCode,
  type UniqueCodeMode,
  uniqueCodeModes,
} from 'contract/rules/money/bills';
import { association } from 'contract/text/association';
import { billAmounts } from '#data/collections.ts';
import type { Environment } from '#data/firebase.ts';
import { computeSignature } from '#model/base/signatures.ts';

const { uniqueCodes, visitorCodes } = billLimits;

/** Number of the association's bank account, digits only. */
export const ownAccount = association.bank.accountNumber.replace(/\D/g, '');

/** @throws Error for an unknown mode, which would result in wrong amounts */
export function uniqueCodeMode({ UNIQUE_CODES = 'subtract' }: Environment): UniqueCodeMode {
  const mode = uniqueCodeModes.find((one) => one === UNIQUE_CODES);
  if (mode !== undefined) return mode;
  throw new Error(`UNIQUE_CODES must be one of ${uniqueCodeModes.join(', ')}, not '${UNIQUE_CODES}'.`);
}

/** Greatest number of years of a renewal. @throws Error for another value */
export function maxRenewalYears({ RENEWAL_YEARS = '1' }: Environment): number {
  const years = Number(RENEWAL_YEARS);
  if (Number.isInteger(years) && years >= 1 && years <= maxYearsOfBill) return years;
  throw new Error(
    `RENEWAL_YEARS must be a whole number from 1 to ${maxYearsOfBill}, not '${RENEWAL_YEARS}'.`,
  );
}

export const billAmountId = (account: string, amount: number): string => `${account}_${amount}`;

export const newBillCode = (): string =>
  toBillCode(Array.from({ length: billCodeDigits }, () => randomInt(billCodeBase)));

/**
 * Returns the code of a visitor's bill that is not stored. It is always the same for a payer. It is signed, so that
 * another visitor cannot find a key with the same code.
 */
export function unstoredBillCode(payer: string): string {
  const bytes = Buffer.from(computeSignature('visitor-bill', payer), 'base64url');
  return toBillCode(Array.from(bytes.subarray(0, billCodeDigits), (byte) => byte % billCodeBase));
}

/** Number of codes that are checked. With 900 of 999 in use, one of 200 checks finds no free code. */
const candidateCount = 50;
/** Codes that the first attempt for an event checks. With 300 of 999 in use, one of 37 finds no free code. */
export const eventCandidateCount = 3;
/** Number of attempts with a unique code. Later ones use the fee itself, which cannot conflict. */
const maxCodeAttempts = 5;

/**
 * Draws a code up to `maxCode` that probably no open bill has. The first attempt, 1, checks `firstCandidates` codes.
 * Without them it checks none, because `create` refuses a used code. Returns null when all checked codes are in use,
 * or codes are switched off.
 */
export async function drawUniqueCode(
  account: string,
  fee: number,
  mode: UniqueCodeMode,
  attempt: number,
  maxCode: number,
  firstCandidates = 0,
): Promise<number | null> {
  if (mode === 'off' || attempt > maxCodeAttempts) return null;
  if (attempt === 1 && firstCandidates === 0) return randomInt(1, maxCode + 1);
  const count = attempt === 1 ? firstCandidates : candidateCount;
  const candidates = new Set<number>();
  while (candidates.size < count) candidates.add(randomInt(1, maxCode + 1));
  const idOf = (code: number) => billAmountId(account, billAmount(fee, code, mode));
  const usedIds = new Set((await billAmounts.getMany([...candidates].map(idOf))).map(({ id }) => id));
  return [...candidates].find((code) => !usedIds.has(idOf(code))) ?? null;
}

/** Counts reserved amounts: of open bills, and of bills in quarantine. */
export const countAmountsInUse = (fee: number): Promise<number> => countAmounts(fee, 1);

/** Counts the reserved amounts that visitors cannot get. */
export const countReservedForMembers = (fee: number): Promise<number> => countAmounts(fee, visitorCodes + 1);

async function countAmounts(fee: number, minCode: number): Promise<number> {
  const mode = uniqueCodeMode(process.env);
  if (mode === 'off') return 0;
  // Both amounts have the same number of digits, because ids are compared as text.
  const ids = [minCode, uniqueCodes]
    .map((code) => billAmountId(ownAccount, billAmount(fee, code, mode)))
    .sort();
  return billAmounts.countIds(ids[0] ?? '', ids[1] ?? '');
}
