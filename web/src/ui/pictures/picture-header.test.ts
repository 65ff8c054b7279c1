import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isHeic, readHeader } from './picture-header.ts';

const noise = sharp({
  create: {
    width: 90,
    height: 60,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});
const kinds = {
  'a JPEG': ['jpeg', () => noise.clone().jpeg()],
  'a progressive JPEG': ['jpeg', () => noise.clone().jpeg({ progressive: true })],
  'a JPEG of a telephone': ['jpeg', () => noise.clone().jpeg().withMetadata({ orientation: 6 })],
  'a PNG': ['png', () => noise.clone().png()],
  'a transparent PNG': ['png', () => noise.clone().ensureAlpha(0.5).png()],
  'a WebP': ['webp', () => noise.clone().webp()],
  'a lossless WebP': ['webp', () => noise.clone().webp({ lossless: true })],
  'a transparent WebP': ['webp', () => noise.clone().ensureAlpha(0.5).webp()],
} as const;

describe.each(Object.entries(kinds))('the header of %s', (_what, [format, make]) => {
  test('has format and size, and shows that the file is complete', async () => {
    const bytes = await make().toBuffer();
    expect(readHeader(bytes)).toEqual({ format, width: 90, height: 60, isWhole: true });
  });

  test('shows a complete file if data follows it, as some phones add', async () => {
    const bytes = Buffer.concat([await make().toBuffer(), Buffer.from('SEFT trailer')]);
    expect(readHeader(bytes)).toMatchObject({ format, isWhole: true });
  });

  test('shows an incomplete file after truncation at any position', async () => {
    const bytes = await make().toBuffer();
    for (let length = 0; length < bytes.length - 1; length += 1 + (length >> 4)) {
      expect([length, readHeader(bytes.subarray(0, length))?.isWhole ?? false]).toEqual([length, false]);
    }
    expect(readHeader(bytes.subarray(0, -1))?.isWhole ?? false).toBe(false);
  });
});

test.each([
  '',
  '<svg/>',
  'GIF89a',
  'bukan gambar sama sekali',
  '\xff\xd8',
  '\xff\xd8bukan gambar',
  '\x89PNG\r\n\x1a\n',
])('%j is not recognized as a picture', (text) => {
  expect(readHeader(Buffer.from(text, 'latin1'))).toBeUndefined();
});

const ftyp = (...brands: string[]): Buffer => {
  const box = Buffer.from(`....ftyp${brands[0]}....${brands.slice(1).join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.from('....metaheic')]);
};

test('HEIC is recognized by its brands, unlike AVIF and MP4', () => {
  for (const brands of [['heic', 'mif1', 'heic'], ['mif1', 'mif1', 'heix'], ['heim'], ['msf1', 'hevc']]) {
    expect([brands, isHeic(ftyp(...brands))]).toEqual([brands, true]);
  }
  for (const brands of [
    ['avif', 'mif1', 'miaf'],
    ['isom', 'iso2', 'mp41'],
  ]) {
    expect([brands, isHeic(ftyp(...brands))]).toEqual([brands, false]);
  }
  for (const text of ['', 'ftypheic', '....ftyp', '\xff\xd8\xff\xe0....JFIF........']) {
    expect([text, isHeic(Buffer.from(text, 'latin1'))]).toEqual([text, false]);
  }
});
