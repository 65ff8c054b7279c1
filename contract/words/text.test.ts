import { expect, test } from 'vitest';
import { rupiah } from './text.ts';

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
