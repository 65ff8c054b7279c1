import { expect, test } from 'vitest';
import { formatTaxNumber, taxNumberDigits, taxNumberPattern } from './tax-numbers.ts';

test.each([
  ['3201 2345 6789 0001', '3201234567890001', '3201 2345 6789 0001'],
  ['01.234.567.8-901.000', '012345678901000', '01.234.567.8-901.000'],
  ['  012345678901000 ', '012345678901000', '01.234.567.8-901.000'],
  ['', '', ''],
])('%s is stored as %s and formatted as %s', (given, digits, grouped) => {
  expect(taxNumberDigits(given)).toBe(digits);
  expect(taxNumberPattern.test(digits)).toBe(true);
  expect(formatTaxNumber(digits)).toBe(grouped);
});

test.each([
  '12345678901234',
  '12345678901234567',
  '3201 2345 6789 000A',
  '3201/2345/6789/0001',
  '٣٢٠١٢٣٤٥٦٧٨٩٠٠٠١',
])('%s is not a tax number', (given) => {
  expect(taxNumberPattern.test(taxNumberDigits(given))).toBe(false);
});
