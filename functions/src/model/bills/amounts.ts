import { randomInt } from 'node:crypto';
import {
  billAmount,
  billCodeBase,
  billCodeDigits,
  billCodeOf,
  billLimits,
  type UniqueCodeMode,
  uniqueCodeModes,
} from 'contract/rules/money/bills';
import { association } from 'contract/words/association';
import { billAmounts } from '#data/collections.ts';
import type { Environment } from '#data/firebase.ts';

const { uniqueCodes } = billLimits;

/** The association's account, digits only. */
export const ownAccount = association.bank.accountNumber.replace(/\D/g, '');

/** @throws Error when the parameter is none of the modes: amounts would be wrong */
export function uniqueCodeMode({ UNIQUE_CODES = 'subtract' }: Environment): UniqueCodeMode {
  const mode = uniqueCodeModes.find((one) => one === UNIQUE_CODES);
  if (mode !== undefined) return mode;
  throw new Error(`UNIQUE_CODES must be one of ${uniqueCodeModes.join(', ')}, not '${UNIQUE_CODES}'.`);
}

/** Under which an amount stands in `billAmounts`. */
export const billAmountId = (account: string, amount: number): string => `${account}_${amount}`;

export const newBillCode = (): string =>
  billCodeOf(Array.from({ length: billCodeDigits }, () => randomInt(billCodeBase)));

/** Codes that are looked at when the first one was taken: of 900 in use at once one of 200 looks finds none that is free. */
const looks = 50;
/** From then on the fee itself is asked for, which nobody can be faster with. */
const codeAttempts = 5;

/**
 * A unique code that most likely no open bill has: the first is drawn without a look, as it is rarely taken, and
 * `create` refuses it then.
 *
 * @param attempt from 1
 * @returns null where all that were looked at are taken, or codes are switched off
 */
export async function drawUniqueCode(
  account: string,
  fee: number,
  mode: UniqueCodeMode,
  attempt: number,
): Promise<number | null> {
  if (mode === 'off' || attempt > codeAttempts) return null;
  if (attempt === 1) return randomInt(1, uniqueCodes + 1);
  const drawn = new Set<number>();
  while (drawn.size < looks) drawn.add(randomInt(1, uniqueCodes + 1));
  const idOf = (code: number) => billAmountId(account, billAmount(fee, code, mode));
  const taken = new Set((await billAmounts.getMany([...drawn].map(idOf))).map(({ id }) => id));
  return [...drawn].find((code) => !taken.has(idOf(code))) ?? null;
}

/**
 * How many bills of a fee have an amount that nobody else can have now: those that are open, and those closed within
 * `billLimits.quarantineDays`. Costs a read.
 */
export async function amountsInUse(fee: number): Promise<number> {
  const mode = uniqueCodeMode(process.env);
  if (mode === 'off') return 0;
  // Of as many digits, as ids are compared letter by letter.
  const ids = [1, uniqueCodes].map((code) => billAmountId(ownAccount, billAmount(fee, code, mode))).sort();
  return billAmounts.countIds(ids[0] ?? '', ids[1] ?? '');
}
