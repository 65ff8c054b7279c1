import { expect, test } from 'vitest';
import { receiptFileName, receiptId, receiptNumber, receiptSerial } from './receipt-numbers.ts';

test('a receipt number has at least six digits and counts within its year', () => {
  expect(receiptNumber('2026', 1)).toBe('KW/2026/000001');
  expect(receiptNumber('2026', 123_456)).toBe('KW/2026/123456');
  expect(receiptNumber('2026', 1_234_567)).toBe('KW/2026/1234567');
  expect(receiptSerial('KW/2026/000123')).toBe(123);
});

test('the id of a receipt contains no slash', () => {
  expect(receiptId('KW/2026/000123')).toBe('KW-2026-000123');
});

test('the file name of a receipt contains no slash', () => {
  expect(receiptFileName('KW/2026/000123')).toBe('kuitansi-KW-2026-000123.pdf');
});
