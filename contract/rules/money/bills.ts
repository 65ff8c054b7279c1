/**
 * A bill differs from the fee by one of so many codes; it is to be paid within so many days, by a visitor within so many
 * hours, and its amount stays its own for so many days after it was closed: transfers may be late. Mails open no more
 * from so many amounts in use on, and admins are warned from so many.
 */
export const billLimits = {
  uniqueCodes: 999,
  dueDays: 14,
  visitorHours: 48,
  quarantineDays: 7,
  mailedAmounts: 500,
  scarceAmounts: 900,
} as const;

/** Whether the amount of a bill differs from the fee, and which way: nobody pays more than is published unless told. */
export const uniqueCodeModes = ['subtract', 'add', 'off'] as const;
export type UniqueCodeMode = (typeof uniqueCodeModes)[number];

/** - `open`: to be paid · `closed`: its payment was approved · `expired`: nobody paid in time */
export const billStates = ['open', 'closed', 'expired'] as const;
export type BillState = (typeof billStates)[number];

/**
 * What is to be transferred, in rupiah: the fee less the unique code, or with it.
 *
 * @param uniqueCode 1 to `billLimits.uniqueCodes`; null for a bill that is known by its code alone
 */
export function billAmount(fee: number, uniqueCode: number | null, mode: UniqueCodeMode): number {
  if (uniqueCode === null || mode === 'off') return fee;
  return mode === 'add' ? fee + uniqueCode : fee - uniqueCode;
}

/** The latest moment to pay a bill that is opened now. */
export const billDueAt = (openedAt: Date, isVisitor: boolean): Date =>
  new Date(openedAt.getTime() + (isVisitor ? billLimits.visitorHours : billLimits.dueDays * 24) * 3_600_000);

/** Digits and letters without those that are read as another (I, L, O) and without U (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const billCodeDigits = 7;
export const billCodeBase = alphabet.length;

/** Twice the number in the field of 32 elements: a polynomial over two, modulo x^5 + x^2 + 1. */
const doubled = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/**
 * What the digits weigh together in the field of 32 elements, each place twice the one behind it. As no two weights are
 * alike, another digit in one place, or any two places changed for each other, never weighs the same.
 */
const weightOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => doubled(sum) ^ digit, 0);

/**
 * The code of a bill: the digits and one that has all together weigh nothing.
 *
 * @param digits `billCodeDigits` numbers from 0 to `billCodeBase` - 1
 * @returns eight characters, such as '7K3M9PQX'
 */
export const billCodeOf = (digits: readonly number[]): string =>
  [...digits, doubled(weightOf(digits))].map((digit) => alphabet.charAt(digit)).join('');

/** Whether a text can be the code of a bill: one wrong character, or two changed for each other, cannot. */
export function isBillCode(text: string): boolean {
  const digits = [...text].map((character) => alphabet.indexOf(character));
  return digits.length === billCodeDigits + 1 && !digits.includes(-1) && weightOf(digits) === 0;
}

/** '7K3M-9PQX': as people read a code and type it. */
export const readableBillCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
