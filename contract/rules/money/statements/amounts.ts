import type { TextAt } from './cells.ts';
import { Refused } from './refused.ts';

/** How a file writes amounts: what stands before the hundredths; null while no amount of it has a separator. */
export type Decimal = '.' | ',' | null;

/** An amount without its sign: digits and separators, and the side that stands with it. */
interface AmountParts {
  readonly digits: string;
  readonly side: 'credit' | 'debit' | null;
}

/** At most so many digits before the hundredths: what a number holds exactly in hundredths. */
const mostDigits = 13;

const sides: Readonly<Record<string, 'credit' | 'debit'>> = {
  cr: 'credit',
  c: 'credit',
  k: 'credit',
  kr: 'credit',
  credit: 'credit',
  kredit: 'credit',
  db: 'debit',
  dr: 'debit',
  d: 'debit',
  debit: 'debit',
  debet: 'debit',
};

/** Which side a mark such as 'CR', 'D' or 'Debet' means; undefined for any other text. */
export const sideOf = (mark: string): 'credit' | 'debit' | undefined =>
  Object.hasOwn(sides, mark.toLowerCase()) ? sides[mark.toLowerCase()] : undefined;

/** Whether a cell tells of no amount: empty, or a dash. */
export const isBlankAmount = (text: string): boolean => /^[-–—]?$/.test(text.trim());

/** Takes currency, sign, parentheses and mark off; undefined when what is left is not digits and separators. */
function partsOf(text: string): AmountParts | undefined {
  const bare = text.replace(/\s+/g, '').replace(/^([-+(]?)(?:Rp\.?|IDR)/i, '$1');
  const [, sign = '', digits = '', closing = '', mark = ''] =
    /^([-+(]?)(\d[\d.,]*|[.,]\d+)([-)]?)([A-Za-z]*)$/.exec(bare) ?? [];
  if (digits === '' || (sign === '(') !== (closing === ')')) return undefined;
  if (closing === '-' && sign !== '') return undefined;
  const isNegative = sign === '-' || sign === '(' || closing === '-';
  const side = mark === '' ? null : sideOf(mark);
  if (side === undefined || (isNegative && side === 'credit')) return undefined;
  return { digits, side: isNegative ? 'debit' : side };
}

/** Thousands in threes, and one or two digits behind the other separator. */
const shapes = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{1,2})?$/,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d{1,2})?$/,
} as const;

/** What the separators of one amount tell about its file; 'none' when it can be read neither way. */
function decimalOf(digits: string): Decimal | 'none' {
  if (/^\d+$/.test(digits)) return null;
  const [asPoint, asComma] = [shapes['.'].test(digits), shapes[','].test(digits)];
  // No text with a separator has both shapes: three digits stand behind that of thousands, one or two behind the other.
  return asPoint ? '.' : asComma ? ',' : 'none';
}

/**
 * The one grammar of all amounts of a file. '150.000' alone is a hundred and fifty thousand.
 *
 * @throws Refused for the first that cannot be read, or is written the other way
 */
export function decimalOfFile(amounts: readonly TextAt[]): Decimal {
  let decimal: Decimal = null;
  for (const { text, line } of amounts) {
    const parts = partsOf(text);
    const own = parts === undefined ? 'none' : decimalOf(parts.digits);
    if (own === 'none') throw new Refused('amountInvalid', line, text);
    if (own !== null && decimal !== null && own !== decimal) throw new Refused('amountsMixed', line, text);
    decimal ??= own;
  }
  return decimal;
}

/** An amount in hundredths of a rupiah, never negative, and the side that its sign or mark tells. */
export interface Amount {
  readonly sen: number;
  readonly side: 'credit' | 'debit' | null;
}

/**
 * Reads an amount by the grammar of its file.
 *
 * @throws Refused when it is none, or has more digits than can be exact
 */
export function readAmount({ text, line }: TextAt, decimal: Decimal): Amount {
  const parts = partsOf(text);
  if (parts === undefined || !shapes[decimal ?? '.'].test(parts.digits)) {
    throw new Refused('amountInvalid', line, text);
  }
  const [whole = '', hundredths = ''] = decimal === null ? [parts.digits] : parts.digits.split(decimal);
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > mostDigits) throw new Refused('amountInvalid', line, text);
  return { sen: Number(digits) * 100 + Number(hundredths.padEnd(2, '0')), side: parts.side };
}

/** A balance: as an amount, below 0 where it is marked as owed. */
export function readBalance(amount: TextAt, decimal: Decimal): number {
  const { sen, side } = readAmount(amount, decimal);
  return side === 'debit' && sen !== 0 ? -sen : sen;
}
