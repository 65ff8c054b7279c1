import { expect, test } from 'vitest';
import { reasonText, rupiahOfSen } from './match-words.ts';

test.each([
  [14_987_700, 'Rp\u00a0149.877'],
  [14_987_750, 'Rp\u00a0149.877,50'],
  [5, 'Rp\u00a00,05'],
  [-1_500_000, '-Rp\u00a015.000'],
])('%i hundredths of a rupiah are %s', (sen, text) => {
  expect(rupiahOfSen(sen)).toBe(text);
});

test('the reason text lists all reasons of a match', () => {
  expect(reasonText({ why: { amountFits: true, codeFits: false, nameFits: null } })).toBe('Jumlah persis');
  expect(reasonText({ why: { amountFits: false, codeFits: true, nameFits: 0.9 } })).toBe(
    'Jumlah berbeda, kode tagihan, nama pembayar',
  );
  expect(reasonText({ why: null })).toBe('Dicocokkan oleh admin');
});
