/**
 * `quarantineDays` reserves an amount for late transfers, `visitorQuarantineHours` that of an unpaid visitor's
 * bill. Visitors get the codes up to `visitorCodes` only, so that the others are reserved for members. From
 * `maxAmountsForMails` used amounts of the others on, mails open no more bills. From `warningAmounts` used
 * amounts on, admins are warned.
 */
export const billLimits = {
  uniqueCodes: 999,
  visitorCodes: 400,
  dueDays: 14,
  visitorHours: 48,
  quarantineDays: 7,
  visitorQuarantineHours: 24,
  maxAmountsForMails: 300,
  warningAmounts: 900,
} as const;

/** Direction in which the amount differs from the fee. The default never exceeds the fee. */
export const uniqueCodeModes = ['subtract', 'add', 'off'] as const;
export type UniqueCodeMode = (typeof uniqueCodeModes)[number];

/** `closed`: its payment was approved. `expired`: not paid in time. */
const billStates = ['open', 'closed', 'expired'] as const;
export type BillState = (typeof billStates)[number];

/** Returns whole rupiah. `uniqueCode` is null for a bill that only its code identifies. */
export function billAmount(fee: number, uniqueCode: number | null, mode: UniqueCodeMode): number {
  if (uniqueCode === null || mode === 'off') return fee;
  return mode === 'add' ? fee + uniqueCode : fee - uniqueCode;
}

export const billDueAt = (openedAt: Date, isVisitor: boolean): Date =>
  new Date(openedAt.getTime() + (isVisitor ? billLimits.visitorHours : billLimits.dueDays * 24) * 3_600_000);

/** Crockford's base 32: digits and letters without I, L, O and U, which are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const billCodeDigits = 7;
export const billCodeBase = alphabet.length;

/** Multiplies by x in the field of 32 elements: polynomials over two, modulo x^5 + x^2 + 1. */
const multiplyByX = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/**
 * Returns the weighted sum of the digits in the field of 32 elements, where each place has twice the weight
 * of the next. All weights differ, so one wrong digit or two swapped places always change the sum.
 */
const weightedSum = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => multiplyByX(sum) ^ digit, 0);

/** Appends a check digit that makes the weighted sum 0: '7K3M9PQX'. Digits are 0 to `billCodeBase` - 1. */
export const toBillCode = (digits: readonly number[]): string =>
  [...digits, multiplyByX(weightedSum(digits))].map((digit) => alphabet.charAt(digit)).join('');

/** Returns false for a code with one wrong character or two swapped characters. */
export function isBillCode(text: string): boolean {
  const digits = [...text].map((character) => alphabet.indexOf(character));
  return digits.length === billCodeDigits + 1 && !digits.includes(-1) && weightedSum(digits) === 0;
}

/** Splits typed codes: '7k3m-9pqx, 4K7M X2QD' -> ['7K3M9PQX', '4K7MX2QD']. The results can be invalid. */
export const splitBillCodes = (text: string): string[] =>
  text
    .toUpperCase()
    .replaceAll('-', '')
    // Two halves of a code: '4K7M X2QD'.
    .replace(/\b(\w{4})\s(\w{4})\b/g, '$1$2')
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** Formats a code for people: '7K3M-9PQX'. */
export const formatBillCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
