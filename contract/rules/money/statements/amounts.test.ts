import { describe, expect, it } from 'vitest';
import { type Decimal, decimalOfFile, readAmount, readBalance } from './amounts.ts';
import { Refused } from './refused.ts';

const at = (text: string, line = 1) => ({ text, line });

/** How a file of these amounts writes them, or why it is refused. */
function decimalOf(...texts: string[]): Decimal | string {
  try {
    return decimalOfFile(texts.map((text, index) => at(text, index + 1)));
  } catch (error) {
    if (error instanceof Refused) return `${error.refusal.reason} ${error.refusal.line}`;
    throw error;
  }
}

describe('the one grammar of a file', () => {
  it.each([
    [['150000', '2500'], null],
    [['150.000'], ','],
    [['150,000'], '.'],
    [['150000', '150000.00'], '.'],
    [['1.500.000,00', '150.000'], ','],
    [['1,500,000.00', '150,000', '.00', '75000.5'], '.'],
    [['-50.000', '(50.000)', '50.000-', 'Rp 100.000,00', 'IDR100.000'], ','],
    [['150.000', '150,000'], 'amountsMixed 2'],
    [['150.000', '150000.00'], 'amountsMixed 2'],
    [['1,500.00', '1.500,00'], 'amountsMixed 2'],
    [['1.500.00'], 'amountInvalid 1'],
    [['1,50,000.00'], 'amountInvalid 1'],
    [['1500.000'], 'amountInvalid 1'],
    [['0x10'], 'amountInvalid 1'],
    [['1e5'], 'amountInvalid 1'],
    [['(50.000'], 'amountInvalid 1'],
    [['-50.000 CR'], 'amountInvalid 1'],
    [['5 juta'], 'amountInvalid 1'],
  ] as const)('%j', (texts, expected) => {
    expect(decimalOf(...texts)).toBe(expected);
  });
});

describe('readAmount', () => {
  it.each([
    ['150.000', ',', 15_000_000, null],
    ['150.000,5', ',', 15_000_050, null],
    ['125,501,327.00 DB', '.', 12_550_132_700, 'debit'],
    ['149,877.00CR', '.', 14_987_700, 'credit'],
    ['.00', '.', 0, null],
    ['Rp1.899.001,25 K', ',', 189_900_125, 'credit'],
    ['9999999999999', null, 999_999_999_999_900, null],
  ] as const)('%s', (text, decimal, sen, side) => {
    expect(readAmount(at(text), decimal)).toEqual({ sen, side });
  });

  it('refuses what is too long to be exact', () => {
    expect(() => readAmount(at('10000000000000', 7), null)).toThrow(Refused);
  });

  it('reads what is owed as less than nothing', () => {
    expect(readBalance(at('1,000.00 DB'), '.')).toBe(-100_000);
    expect(readBalance(at('-1.000'), ',')).toBe(-100_000);
    expect(Object.is(readBalance(at('0.00 DB'), '.'), 0)).toBe(true);
  });
});
