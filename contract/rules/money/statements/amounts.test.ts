import { describe, expect, it } from 'vitest';
import { type DecimalSeparator, detectDecimalSeparator, parseAmount, parseBalance } from './amounts.ts';
import { StatementRefusedError } from './refused.ts';

const at = (text: string, line = 1) => ({ text, line });

/** Returns the decimal separator that a file with these amounts has, or the reason of its refusal. */
function decimalOf(...texts: string[]): DecimalSeparator | string {
  try {
    return detectDecimalSeparator(texts.map((text, index) => at(text, index + 1)));
  } catch (error) {
    if (error instanceof StatementRefusedError) return `${error.refusal.reason} ${error.refusal.line}`;
    throw error;
  }
}

describe('the decimal separator of a file with the amounts', () => {
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

describe('parsing the amount', () => {
  it.each([
    ['150.000', ',', 15_000_000, null],
    ['150.000,5', ',', 15_000_050, null],
    ['125,501,327.00 DB', '.', 12_550_132_700, 'debit'],
    ['149,877.00CR', '.', 14_987_700, 'credit'],
    ['.00', '.', 0, null],
    ['Rp1.899.001,25 K', ',', 189_900_125, 'credit'],
    ['9999999999999', null, 999_999_999_999_900, null],
  ] as const)('%s', (text, decimal, amountInSen, side) => {
    expect(parseAmount(at(text), decimal)).toEqual({ amountInSen, side });
  });

  it('refuses an amount with too many digits to be exact', () => {
    expect(() => parseAmount(at('10000000000000', 7), null)).toThrow(StatementRefusedError);
  });

  it('reads a balance marked as debit as negative', () => {
    expect(parseBalance(at('1,000.00 DB'), '.')).toBe(-100_000);
    expect(parseBalance(at('-1.000'), ',')).toBe(-100_000);
    expect(Object.is(parseBalance(at('0.00 DB'), '.'), 0)).toBe(true);
  });
});
