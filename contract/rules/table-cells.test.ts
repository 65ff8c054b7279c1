import { expect, test } from 'vitest';
import { truncateCell } from './table-cells.ts';

test('a cell is cut to 19 characters and three dots', () => {
  expect(truncateCell('1234567890123456789')).toBe('1234567890123456789');
  expect(truncateCell('12345678901234567890')).toBe('1234567890123456789...');
  expect(truncateCell('Universitas Contoh Nusantara')).toBe('Universitas Contoh\u00a0...');
  expect(truncateCell('')).toBe('');
});

test('a cut keeps characters of several code units whole', () => {
  const faces = '😀'.repeat(20);
  expect(truncateCell(faces)).toBe(`${'😀'.repeat(19)}...`);
  expect(truncateCell('😀'.repeat(19))).toBe('😀'.repeat(19));
});
