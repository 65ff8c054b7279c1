import { expect, test } from 'vitest';
import { formatRupiah } from './numbers.ts';

test('rupiah amounts are formatted like Intl.NumberFormat', () => {
  const format = new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  });
  for (const amount of [0, 7, 999, 1000, 12_345, 150_000, 999_999, 1_000_000_000, -150_000]) {
    expect(formatRupiah(amount)).toBe(format.format(amount));
  }
});

test('rupiah amounts have thousands separators and no decimals', () => {
  const plain = (amount: number) => formatRupiah(amount).replaceAll('\u00a0', ' ');
  expect(plain(150_000)).toBe('Rp 150.000');
  expect(plain(1_900_000)).toBe('Rp 1.900.000');
  expect(plain(0)).toBe('Rp 0');
});
