import { expect, test } from 'vitest';
import { formatRupiah, hasNonLatinLetters, rupiahOfSen } from './numbers.ts';

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

test.each([
  [14_987_700, 'Rp\u00a0149.877'],
  [14_987_750, 'Rp\u00a0149.877,50'],
  [5, 'Rp\u00a00,05'],
  [-1_500_000, '-Rp\u00a015.000'],
  [-5, '-Rp\u00a00,05'],
  [0, 'Rp\u00a00'],
])('%i hundredths of a rupiah are %s', (sen, text) => {
  expect(rupiahOfSen(sen)).toBe(text);
});

test('letters of other scripts are found, also next to Latin ones', () => {
  const found = ['Zoë 2-Ω', '李小龍', 'Сари'].map(hasNonLatinLetters);
  expect([...found, hasNonLatinLetters("Zoë d'Arc, Ṣ. 2 🙂")]).toEqual([true, true, true, false]);
});
