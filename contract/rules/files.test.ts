import { describe, expect, test } from 'vitest';
import {
  acceptOf,
  contentImageSlot,
  extensionHint,
  fileMissing,
  fileProblem,
  megabytes,
  newProfilePhotoSlot,
  notAnImage,
  paymentProofSlot,
  profilePhotoSlot,
} from './files.ts';
import { limits } from './limits.ts';

describe('fileProblem', () => {
  const problem = (name: string, size = 1000) => fileProblem({ name, size }, paymentProofSlot);

  test.each(['bukti.jpg', 'bukti.jpeg', 'bukti.png', 'BUKTI.JPG', 'bukti.transfer.PnG'])(
    'accepts %s',
    (name) => {
      expect(problem(name)).toBeUndefined();
    },
  );

  test.each(['bukti.gif', 'bukti.svg', 'bukti.pdf', 'bukti', 'bukti.jpg.exe', 'jpg', 'bukti.jpg ', ''])(
    'refuses "%s"',
    (name) => {
      expect(problem(name)).toBe(
        `${name}: jenis berkas tidak didukung. Allowed file extensions: .JPG .JPEG .PNG`,
      );
    },
  );

  test('refuses an empty file', () => expect(problem('a.jpg', 0)).toBe('a.jpg: berkas kosong.'));

  test('accepts exactly the largest size, and not one byte more', () => {
    expect(problem('a.jpg', limits.imageBytes)).toBeUndefined();
    expect(problem('a.jpg', limits.imageBytes + 1)).toBe('a.jpg: ukuran berkas melebihi 5 MB.');
  });
});

test('what the picker offers', () => {
  expect(acceptOf(profilePhotoSlot)).toBe('.jpg,.jpeg,.png');
  expect(extensionHint(profilePhotoSlot)).toBe('Allowed file extensions: .JPG .JPEG .PNG');
});

test('the proof is required, the photo is not', () => {
  expect([paymentProofSlot.required, profilePhotoSlot.required]).toEqual([true, false]);
});

test('what is said of a file that is missing, or is no picture', () => {
  expect(fileMissing(paymentProofSlot)).toBe('Bukti pembayaran wajib diunggah.');
  expect(fileMissing(newProfilePhotoSlot)).toBe('Wajib diisi.');
  expect([paymentProofSlot, contentImageSlot].map(notAnImage)).toEqual([
    'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.',
    'Berkas bukan gambar JPG, PNG, atau WebP yang utuh, atau ukurannya melebihi 40 megapiksel.',
  ]);
});

test('a request holds two files of the largest size', () => {
  expect(limits.requestBytes).toBeGreaterThan(2 * limits.imageBytes);
  expect(megabytes(limits.imageBytes)).toBe('5 MB');
});
