import { expect, test } from 'vitest';
import { fillTemplate, findUnknownFields } from './templates.ts';

const dewi = { nama: 'Dewi Lestari', email: 'dewi@example.org' };

test('fields are replaced wherever they are, and other braces stay', () => {
  expect(fillTemplate('Bu {nama}, kami kirim ke {email}. {nama}! { nama } {x}', dewi)).toBe(
    'Bu Dewi Lestari, kami kirim ke dewi@example.org. Dewi Lestari! { nama } {x}',
  );
});

test('a value with a field in it is not replaced again', () => {
  expect(fillTemplate('{nama}', { ...dewi, nama: '{email}' })).toBe('{email}');
});

test('unknown fields are found', () => {
  expect(findUnknownFields('{nama} {Nama} {nomor} {email}')).toEqual(['Nama', 'nomor']);
});
