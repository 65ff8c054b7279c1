import type { LocatedText } from './cells.ts';
import { StatementRefusedError } from './refused.ts';

/** Decimal separator of the amounts of a file; null if no amount of it has a separator. */
export type DecimalSeparator = '.' | ',' | null;

/** Digits and separators, and the side that the sign or mark indicates. */
interface AmountParts {
  readonly digits: string;
  readonly side: 'credit' | 'debit' | null;
}

/** Maximum number of digits, so that the amount in hundredths is an exact number. */
const maxIntegerDigits = 13;

const creditMarks = ['c', 'cr', 'k', 'kr', 'credit', 'kredit'];
const debitMarks = ['d', 'db', 'dr', 'debit', 'debet'];

/** Parses a mark such as 'CR', 'D' or 'Debet'; undefined for any other text. */
export function parseSide(mark: string): 'credit' | 'debit' | undefined {
  if (creditMarks.includes(mark.toLowerCase())) return 'credit';
  return debitMarks.includes(mark.toLowerCase()) ? 'debit' : undefined;
}

/** Returns true for a cell without an amount: empty, or a dash. */
export const isBlankAmount = (text: string): boolean => /^[-–—]?$/.test(text.trim());

/** Removes currency, sign, parentheses and mark; undefined unless digits and separators are left. */
function parseParts(text: string): AmountParts | undefined {
  const bare = text.replace(/\s+/g, '').replace(/^([-+(]?)(?:Rp\.?|IDR)/i, '$1');
  const [, sign = '', digits = '', closing = '', mark = ''] =
    /^([-+(]?)(\d[\d.,]*|[.,]\d+)([-)]?)([A-Za-z]*)$/.exec(bare) ?? [];
  if (digits === '' || (sign === '(') !== (closing === ')')) return undefined;
  if (closing === '-' && sign !== '') return undefined;
  const isNegative = sign === '-' || sign === '(' || closing === '-';
  const side = mark === '' ? null : parseSide(mark);
  if (side === undefined || (isNegative && side === 'credit')) return undefined;
  return { digits, side: isNegative ? 'debit' : side };
}

/** Thousands in groups of three, and one or two decimal digits. */
const amountPatterns = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{1,2})?$/,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d{1,2})?$/,
} as const;

/** Returns the decimal separator that one amount implies; 'none' if it is not valid with either. */
function detectDecimal(digits: string): DecimalSeparator | 'none' {
  if (/^\d+$/.test(digits)) return null;
  const [asPoint, asComma] = [amountPatterns['.'].test(digits), amountPatterns[','].test(digits)];
  // A thousands separator precedes three digits, a decimal separator one or two, so no text matches both.
  return asPoint ? '.' : asComma ? ',' : 'none';
}

/**
 * Detects the separator that all amounts share. '150.000' alone is a hundred and fifty thousand. Throws
 * StatementRefusedError for the first amount that is invalid or differs.
 */
export function detectDecimalSeparator(amounts: readonly LocatedText[]): DecimalSeparator {
  let decimal: DecimalSeparator = null;
  for (const { text, line } of amounts) {
    const parts = parseParts(text);
    const own = parts === undefined ? 'none' : detectDecimal(parts.digits);
    if (own === 'none') throw new StatementRefusedError('amountInvalid', line, text);
    if (own !== null && decimal !== null && own !== decimal)
      throw new StatementRefusedError('amountsMixed', line, text);
    decimal ??= own;
  }
  return decimal;
}

/** A non-negative amount in hundredths of a rupiah, with the side that its sign or mark indicates. */
export interface Amount {
  readonly amountInSen: number;
  readonly side: 'credit' | 'debit' | null;
}

/** Throws StatementRefusedError for an invalid amount, or one with too many digits to be exact. */
export function parseAmount({ text, line }: LocatedText, decimal: DecimalSeparator): Amount {
  const parts = parseParts(text);
  if (parts === undefined || !amountPatterns[decimal ?? '.'].test(parts.digits)) {
    throw new StatementRefusedError('amountInvalid', line, text);
  }
  const [whole = '', hundredths = ''] = decimal === null ? [parts.digits] : parts.digits.split(decimal);
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxIntegerDigits) throw new StatementRefusedError('amountInvalid', line, text);
  return { amountInSen: Number(digits) * 100 + Number(hundredths.padEnd(2, '0')), side: parts.side };
}

/** Parses a balance; negative if it is marked as debit. */
export function parseBalance(amount: LocatedText, decimal: DecimalSeparator): number {
  const { amountInSen, side } = parseAmount(amount, decimal);
  return side === 'debit' && amountInSen !== 0 ? -amountInSen : amountInSen;
}
