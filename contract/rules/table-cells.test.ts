import { expect, test } from 'vitest';
import { cutCell } from './table-cells.ts';

test('a cell is cut to 19 characters and three dots', () => {
  expect(cutCell('1234567890123456789')).toBe('1234567890123456789');
  expect(cutCell('12345678901234567890')).toBe('1234567890123456789...');
  expect(cutCell('Universitas Contoh Nusantara')).toBe('Universitas Contoh\u00a0...');
  expect(cutCell('')).toBe('');
});

test('a cut never halves a character', () => {
  const faces = '😀'.repeat(20);
  expect(cutCell(faces)).toBe(`${'😀'.repeat(19)}...`);
  expect(cutCell('😀'.repeat(19))).toBe('😀'.repeat(19));
});
