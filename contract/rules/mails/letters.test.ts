import { expect, test } from 'vitest';
import { fillFields, findUnknownField } from './letters.ts';

const values = {
  nama: 'Budi {nomor}',
  nomor: '2026-01',
  berlaku_sampai: '1 Mei 2027',
  tautan_tagihan: 'https://a',
};

test('fields are replaced by their values, which are not replaced again', () => {
  expect(fillFields('Yth. {nama}, lihat {tautan_tagihan}.', values)).toEqual([
    { text: 'Yth. ' },
    { text: 'Budi {nomor}', field: 'nama' },
    { text: ', lihat ' },
    { text: 'https://a', field: 'tautan_tagihan' },
    { text: '.' },
  ]);
});

test('unknown fields stay as text, and are found', () => {
  expect(fillFields('{nma} {}', values)).toEqual([{ text: '{nma} {}' }]);
  expect(findUnknownField('{nama} {nma} {Nomor}')).toBe('nma');
  expect(findUnknownField('{nama} { bebas }')).toBeUndefined();
});
