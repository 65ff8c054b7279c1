import { describe, expect, test } from 'vitest';
import {
  acceptOf,
  contentImageSlot,
  extensionHint,
  findFileError,
  formatMegabytes,
  missingFileMessage,
  newProfilePhotoSlot,
  notAnImageMessage,
  paymentProofSlot,
  profilePhotoSlot,
} from './files.ts';
import { limits } from './limits.ts';

describe('the check of a file name and size', () => {
  const problem = (name: string, size = 1000) => findFileError({ name, size }, paymentProofSlot);

  test.each(['bukti.jpg', 'bukti.jpeg', 'bukti.png', 'BUKTI.JPG', 'bukti.transfer.PnG'])(
    'accepts %s',
    (name) => {
      expect(problem(name)).toBeUndefined();
    },
  );

  test.each(['bukti.pdf', 'BUKTI.PDF'])('refuses %s, and says how to save a picture', (name) => {
    expect(problem(name)).toBe(
      'PDF tidak didukung. Buka PDF, ambil tangkapan layar, lalu pilih gambarnya di sini.',
    );
  });

  test.each(['bukti.gif', 'bukti.svg', 'bukti', 'bukti.jpg.exe', 'jpg', 'bukti.jpg ', ''])(
    'refuses "%s"',
    (name) => {
      expect(problem(name)).toBe(
        `${name}: jenis berkas tidak didukung. Allowed file extensions: .JPG .JPEG .PNG`,
      );
    },
  );

  test('refuses an empty file', () => expect(problem('a.jpg', 0)).toBe('a.jpg: berkas kosong.'));

  test('accepts the maximum size and refuses one byte more', () => {
    expect(problem('a.jpg', limits.imageBytes)).toBeUndefined();
    expect(problem('a.jpg', limits.imageBytes + 1)).toBe('a.jpg: ukuran berkas melebihi 5 MB.');
  });
});

test('the file picker offers the extensions of its slot', () => {
  expect(acceptOf(profilePhotoSlot)).toBe('.jpg,.jpeg,.png');
  expect(extensionHint(profilePhotoSlot)).toBe('Allowed file extensions: .JPG .JPEG .PNG');
});

test('the payment proof is required and the photo is optional', () => {
  expect([paymentProofSlot.required, profilePhotoSlot.required]).toEqual([true, false]);
});

test('missing and undecodable files have the message of their slot', () => {
  expect(missingFileMessage(paymentProofSlot)).toBe('Bukti pembayaran wajib diunggah.');
  expect(missingFileMessage(newProfilePhotoSlot)).toBe('Wajib diisi.');
  expect([paymentProofSlot, contentImageSlot].map(notAnImageMessage)).toEqual([
    'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.',
    'Berkas bukan gambar JPG, PNG, atau WebP yang utuh, atau ukurannya melebihi 40 megapiksel.',
  ]);
});

test('a request has space for two files of the maximum size', () => {
  expect(limits.requestBytes).toBeGreaterThan(2 * limits.imageBytes);
  expect(formatMegabytes(limits.imageBytes)).toBe('5 MB');
});
