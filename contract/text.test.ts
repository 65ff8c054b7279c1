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

test('rupiah are spelt as the platform spells them', () => {
  const format = new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  });
  for (const amount of [0, 7, 999, 1000, 12_345, 150_000, 999_999, 1_000_000_000, -150_000]) {
    expect(rupiah(amount)).toBe(format.format(amount));
  }
});

test('rupiah with thousands and without cents', () => {
  const plain = (amount: number) => rupiah(amount).replaceAll('\u00a0', ' ');
  expect(plain(150_000)).toBe('Rp 150.000');
  expect(plain(1_900_000)).toBe('Rp 1.900.000');
  expect(plain(0)).toBe('Rp 0');
});
