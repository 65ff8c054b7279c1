import { expect, test } from 'vitest';
import { reasonText } from './match-words.ts';

test('the reason text lists all reasons of a match', () => {
  expect(reasonText({ why: { amountFits: true, codeFits: false, nameFits: null } })).toBe('Jumlah persis');
  expect(reasonText({ why: { amountFits: false, codeFits: true, nameFits: 0.9 } })).toBe(
    'Jumlah berbeda, kode tagihan, nama pembayar',
  );
  expect(reasonText({ why: null })).toBe('Dicocokkan oleh admin');
});
