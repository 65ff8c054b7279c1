import { expect, test } from 'vitest';
import { groupTaxNumber, taxNumberDigits, taxNumberForm } from './tax-numbers.ts';

test.each([
  ['3201 2345 6789 0001', '3201234567890001', '3201 2345 6789 0001'],
  ['01.234.567.8-901.000', '012345678901000', '01.234.567.8-901.000'],
  ['  012345678901000 ', '012345678901000', '01.234.567.8-901.000'],
  ['', '', ''],
])('%s is kept as %s and read as %s', (given, digits, grouped) => {
  expect(taxNumberDigits(given)).toBe(digits);
  expect(taxNumberForm.test(digits)).toBe(true);
  expect(groupTaxNumber(digits)).toBe(grouped);
});

test.each([
  '12345678901234',
  '12345678901234567',
  '3201 2345 6789 000A',
  '3201/2345/6789/0001',
  '٣٢٠١٢٣٤٥٦٧٨٩٠٠٠١',
])('%s is none', (given) => {
  expect(taxNumberForm.test(taxNumberDigits(given))).toBe(false);
});
