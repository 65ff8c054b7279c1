import { codeBase, isCheckedCode, toCheckedCode } from '../codes/checked-codes.ts';

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

export const billCodeDigits = 7;
export const billCodeBase = codeBase;

/** Appends the check digit: '7K3M9PQX'. Digits are 0 to `billCodeBase` - 1. */
export const toBillCode = toCheckedCode;

/** Returns false for a code with one wrong character or two swapped characters. */
export const isBillCode = (text: string): boolean => isCheckedCode(text, billCodeDigits);

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
