import { deflateSync } from 'node:zlib';
import { ApiError } from 'contract/errors';
import { paymentProofSlot, profilePhotoSlot } from 'contract/rules/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  blackPng,
  jpegSegment,
  pngChunk,
  progressiveJpeg,
} from '../../../../tests/support/factories/picture-samples.ts';
import { convertImage, readingSize, renditions } from './images.ts';
import { countJpegScans } from './jpeg-scans.ts';

const blue = { r: 30, g: 60, b: 200 };
const solid = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: channels === 4 ? { ...blue, alpha: 0 } : blue },
  });

const convertProof = (bytes: Buffer) =>
  convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
const convertPhoto = (bytes: Buffer) =>
  convertImage('profilePhoto', bytes, profilePhotoSlot, renditions.profilePhoto);

async function refusal(bytes: Buffer): Promise<ApiError> {
  const outcome = await convertProof(bytes).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

describe('a payment proof', () => {
  test('is stored uncropped as WebP inside its box', async () => {
    const { contentType, bytes } = await convertProof(await solid(4000, 1000).jpeg().toBuffer());
    expect(contentType).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 });
  });

  test('is never enlarged', async () => {
    const { bytes } = await convertProof(await solid(50, 40).png().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, height: 40 });
  });
});

test.each([
  [1600, 2000, { width: 980, height: 1225 }],
  [540, 760, { width: 923, height: 1300 }],
  [80, 60, { width: 320, height: 240 }],
])('text of %i by %i is read in 1.2 million pixels, at most four times as wide', (width, height, reading) => {
  expect(readingSize({ width, height })).toEqual(reading);
});

describe('a profile photo', () => {
  test('is cropped to its box, as JPEG', async () => {
    const { contentType, bytes } = await convertPhoto(await solid(3000, 900).jpeg().toBuffer());
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
  });

  test('gets white in place of transparency, not black', async () => {
    const { bytes } = await convertPhoto(await solid(100, 125, 4).png().toBuffer());
    const { channels } = await sharp(bytes).stats();
    for (const channel of channels) expect(channel.mean).toBeGreaterThan(250);
  });
});

test('conversion applies the camera orientation and removes all metadata', async () => {
  const rotated = await solid(400, 200)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'rahasia' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(rotated.includes('Exif')).toBe(true);
  const { bytes } = await convertProof(rotated);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 200, height: 400 });
  for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
    expect([kind, metadata[kind]]).toEqual([kind, undefined]);
  }
});

describe('conversion refuses', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await solid(600, 600).jpeg().toBuffer();
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['nothing', ''],
    ['a JPEG’s first bytes', '\xff\xd8\xff\xe0'],
  ])('%s', async (_what, content) => {
    const error = await refusal(Buffer.from(content, 'latin1'));
    expect(error.code).toBe('invalid-file');
    expect(error.fields?.paymentProof).toContain('JPG');
  });

  test('a GIF, which the decoder could read', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect((await refusal(gif)).code).toBe('invalid-file');
  });

  test('a WebP, which is not among the slot’s formats', async () => {
    expect((await refusal(await solid(20, 20).webp().toBuffer())).code).toBe('invalid-file');
  });

  test('a truncated picture, at any position', async () => {
    for (const share of [0.1, 0.5, 0.9, 0.98]) {
      const cut = jpeg.subarray(0, Math.floor(jpeg.length * share));
      expect([share, (await refusal(cut)).code]).toEqual([share, 'invalid-file']);
    }
  });

  test('a PNG of 100 megapixels, before its pixels are unpacked', async () => {
    const bomb = blackPng(10_000, 10_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect((await refusal(bomb)).code).toBe('invalid-file');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('a JPEG of thousands of scans, before they are decoded', async () => {
    expect(progressiveJpeg(6000, 63).length).toBeLessThan(200_000);
    let decodes = 0;
    const count = () => {
      decodes += 1;
    };
    sharp.queue.on('change', count);
    expect((await refusal(progressiveJpeg(600, 63))).code).toBe('invalid-file');
    sharp.queue.off('change', count);
    expect(decodes).toBe(0);
  });

  test('no JPEG of a usual number of scans, or with a thumbnail', async () => {
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const progressive = await noise.jpeg({ progressive: true, mozjpeg: true }).toBuffer();
    expect(countJpegScans(progressive)).toBeGreaterThan(5);
    const thumbnails = jpegSegment(0xe1, ...Array.from({ length: 200 }, () => [0xff, 0xda]).flat());
    const photo = Buffer.concat([progressive.subarray(0, 2), thumbnails, progressive.subarray(2)]);
    expect(countJpegScans(photo)).toBe(countJpegScans(progressive));
    expect((await convertProof(photo)).width).toBe(400);
    expect((await convertProof(progressiveJpeg(64, 3))).width).toBe(64);
  });

  test('no PNG with a packed text of 200 MB, whose text is not unpacked', async () => {
    const png = await solid(20, 20).png().toBuffer();
    const text = Buffer.concat([
      Buffer.from('k\0\0', 'latin1'),
      deflateSync(Buffer.alloc(200_000_000), { level: 1 }),
    ]);
    const bomb = Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', text), png.subarray(33)]);
    const before = process.memoryUsage().rss;
    expect((await convertProof(bomb)).width).toBe(20);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

test('twelve concurrent conversions all finish', async () => {
  const bytes = await solid(300, 300).jpeg().toBuffer();
  const broken = bytes.subarray(0, 200);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => convertPhoto(index % 3 === 0 ? broken : bytes)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
  );
});

test('at most two pictures are open at the same time', async () => {
  const picture = await solid(800, 600).jpeg().toBuffer();
  const open: number[] = [];
  const count = () => open.push(sharp.counters().process + sharp.counters().queue);
  sharp.queue.on('change', count);
  await Promise.all(Array.from({ length: 6 }, () => convertPhoto(picture)));
  sharp.queue.off('change', count);
  expect(Math.max(...open)).toBe(2);
});
