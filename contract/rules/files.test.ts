import { describe, expect, test } from 'vitest';
import {
  acceptOf,
  contentImageSlot,
  eventBannerSlot,
  expenseDocumentSlot,
  extensionHint,
  type FileSlot,
  findFileError,
  formatMegabytes,
  isFileRequired,
  isPictureFile,
  journalFileSlot,
  missingFileMessage,
  newProductImageSlot,
  newProfilePhotoSlot,
  notAnImageMessage,
  paymentProofSlot,
  profilePhotoSlot,
  unreadableImageMessage,
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

test('the payment proof is required, the photo is optional, and a draft needs no picture of its product', () => {
  const required = (publication?: string) =>
    [paymentProofSlot, profilePhotoSlot, newProductImageSlot].map((slot) =>
      isFileRequired(slot, { publication }),
    );
  expect([required('draft'), required('published')]).toEqual([
    [true, false, false],
    [true, false, true],
  ]);
});

test('a picture is a file of a slot for pictures, or one other than PDF of a slot for both', () => {
  const pictures = (slot: FileSlot) =>
    ['a.JPG', 'a.PDF', 'a.pdf.png'].map((name) => isPictureFile({ name }, slot));
  expect(pictures(paymentProofSlot)).toEqual([true, true, true]);
  expect(pictures(expenseDocumentSlot)).toEqual([true, false, true]);
  expect(pictures(journalFileSlot)).toEqual([false, false, false]);
});

test('an unsupported file has the message of its slot', () => {
  const problem = (name: string, slot: FileSlot) => findFileError({ name, size: 1 }, slot);
  expect(problem('a.pdf', eventBannerSlot)).toBe('Please select a valid image file.');
  expect(problem('a.pdf', { ...journalFileSlot, extensions: ['.doc'] })).toBe(
    'a.pdf: jenis berkas tidak didukung. Allowed file extensions: .DOC',
  );
});

test('missing and undecodable files have the message of their slot', () => {
  expect(missingFileMessage(paymentProofSlot)).toBe('Bukti pembayaran wajib diunggah.');
  expect(missingFileMessage(newProfilePhotoSlot)).toBe('Wajib diisi.');
  expect([paymentProofSlot, contentImageSlot].map(notAnImageMessage)).toEqual([
    'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.',
    'Berkas bukan gambar JPG, PNG, atau WebP yang utuh, atau ukurannya melebihi 40 megapiksel.',
  ]);
  expect(unreadableImageMessage({ name: 'nota.jpg' }, expenseDocumentSlot)).toBe(
    'nota.jpg: bukan gambar JPG, PNG, atau PDF yang utuh.',
  );
});

test('a request has space for two files of the maximum size', () => {
  expect(limits.requestBytes).toBeGreaterThan(2 * limits.imageBytes);
  expect(formatMegabytes(limits.imageBytes)).toBe('5 MB');
});
