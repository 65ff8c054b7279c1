import { expect, test } from 'vitest';
import { cutCell, rupiah } from './text.ts';

test('a cell is cut to 19 characters and three dots', () => {
  expect(cutCell('1234567890123456789')).toBe('1234567890123456789');
  expect(cutCell('12345678901234567890')).toBe('1234567890123456789...');
  expect(cutCell('')).toBe('');
});

test('a cut never halves a character', () => {
  const faces = '😀'.repeat(20);
  expect(cutCell(faces)).toBe(`${'😀'.repeat(19)}...`);
  expect(cutCell('😀'.repeat(19))).toBe('😀'.repeat(19));
});

test('rupiah with thousands and without cents', () => {
  const plain = (amount: number) => rupiah(amount).replaceAll('\u00a0', ' ');
  expect(plain(150_000)).toBe('Rp 150.000');
  expect(plain(1_900_000)).toBe('Rp 1.900.000');
  expect(plain(0)).toBe('Rp 0');
});
