import { describe, expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

describe('details', () => {
  test.each([
    [{ reason: 'Buram.' }, ['Alasan: Buram.']],
    [{ reason: null }, []],
    [
      { fields: 'name, institutionAddress, shoeSize' },
      ['Isian yang diubah: nama, alamat institusi, shoeSize'],
    ],
    [{ fields: '' }, ['Tidak ada isian yang berubah']],
    // Half past midnight in Jakarta.
    [{ validUntil: '2026-12-31T17:30:00.000Z' }, ['Berlaku sampai 1 Januari 2027']],
    [{ validUntil: 'selamanya' }, ['Berlaku sampai: selamanya']],
    [{ paymentId: 'x' }, []],
    [{ reason: 'Buram.', mail: 'x' }, ['Alasan: Buram.']],
    [{ revoked: 'a1b2c3d4e5f6' }, ['Kode kartu yang dicabut: a1b2c3d4e5f6']],
    [
      { q: 'budi', status: null, sort: 'newest', count: 12, complete: true },
      ['Pencarian: budi', 'Jumlah baris: 12'],
    ],
    [
      { entry: 'r7Kq', amount: -150_000, bill: '7K3M9PQX' },
      ['Untuk catatan buku kas sebelumnya', '-Rp\u00a0150.000', 'Tagihan 7K3M9PQX'],
    ],
    [{ paidBy: 'Budi', paidOn: '2026-01-05' }, ['Dibayar oleh: Budi', 'Dibayar pada 5 Januari 2026']],
    [{ complete: false, other: 3 }, ['Tidak lengkap, karena melebihi batas', 'other: 3']],
    [{ status: 'RequestRenew', count: 3 }, ['Status: meminta perpanjangan', 'Jumlah baris: 3']],
    [{ kind: 'manual', account: 'cash' }, ['Jenis: Pembayaran manual', 'Akun: Tunai']],
    [{ lines: 2 }, ['Jumlah mutasi: 2']],
    [{ removed: 5 }, ['Mutasi yang dihapus: 5']],
    [{ constructor: 'x' }, ['constructor: x']],
    [{}, []],
  ])('of %o are formatted', (details, lines) => {
    expect(detailLines(details as Parameters<typeof detailLines>[0])).toEqual(lines);
  });
});

test('the details of an expense and of an opening balance are shown in words', () => {
  expect(detailLines({ category: 'rent', account: 'bank', amount: 1_500_000 })).toEqual([
    'Kategori: Sewa',
    'Akun: Rekening bank',
    'Rp\u00a01.500.000',
  ]);
  expect(detailLines({ account: 'cash', before: null, after: 250_000 })).toEqual([
    'Akun: Tunai',
    'Sekarang: Rp\u00a0250.000',
  ]);
  expect(detailLines({ account: '0001 2345' })).toEqual(['Rekening: 0001 2345']);
});
