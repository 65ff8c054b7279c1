import { paymentProofSlot } from 'contract/rules/files';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { computeProofHash } from '#model/money/payments/proofs.ts';
import { computeImageHash, hashDistance, hashedSize, maxDuplicateDistance, toBands } from './image-hash.ts';
import { convertImage, renditions } from './images.ts';

/** Returns the filled-in fields of a bank form, as dark bars as long as words. */
const fieldsOf = (seed: number): [x: number, y: number, width: number][] =>
  [490, 550, 610, 670, 730].flatMap((y, row) => {
    const first = 60 + ((seed * 37 + row * 53) % 130);
    return [
      [300, y, first],
      [320 + first, y, 40 + ((seed * 61 + row * 29) % 110)],
    ] as [number, number, number][];
  });

/** Draws a slip with the header, labels and amount of its bank, and fields of its own. */
function drawSlip(seed: number): Promise<Buffer> {
  const [width, height] = [600, 840];
  const pixels = Buffer.alloc(width * height * 3, 255);
  const fill = (left: number, top: number, wide: number, high: number, shade: number): void => {
    for (let y = top; y < top + high; y += 1)
      pixels.fill(shade, (y * width + left) * 3, (y * width + Math.min(width, left + wide)) * 3);
  };
  fill(0, 0, 600, 150, 60);
  fill(180, 300, 240, 44, 30);
  for (const [row, top] of [490, 550, 610, 670, 730].entries()) fill(60, top, 90 + row * 18, 18, 120);
  for (const [left, top, wide] of fieldsOf(seed)) fill(left, top, wide, 18, 25);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Hashes an uploaded picture as its stored rendition, as `readProof` does. */
async function computeHash(bytes: Buffer): Promise<string> {
  const stored = await convertImage('paymentProof', bytes, paymentProofSlot, renditions.paymentProof);
  return computeProofHash(stored.bytes);
}

let original: Buffer;
let originalHash: string;
beforeAll(async () => {
  original = await drawSlip(1);
  originalHash = await computeHash(original);
});

describe('the hash of a changed proof differs in at most 22 bits and shares a band:', () => {
  const changes: Record<string, (image: Sharp) => Sharp> = {
    'encoded worse': (image) => image.jpeg({ quality: 40 }),
    'in another format': (image) => image.png(),
    'half as large': (image) => image.resize(300).jpeg(),
    'twice as large': (image) => image.resize(1200).jpeg(),
    lighter: (image) => image.linear(0.85, 38).jpeg(),
    darker: (image) => image.modulate({ brightness: 0.75 }).jpeg(),
    'with less contrast': (image) => image.linear(0.75, 30).jpeg(),
    blurred: (image) => image.blur(1.2).jpeg(),
  };
  test.each(Object.entries(changes))('%s', async (_how, change) => {
    const changed = await computeHash(await change(sharp(original)).toBuffer());
    expect(hashDistance(originalHash, changed)).toBeLessThanOrEqual(22);
    expect(toBands(changed).filter((band) => toBands(originalHash).includes(band))).not.toEqual([]);
  });
});

test('a re-encoded proof is a near-duplicate', async () => {
  for (const changed of [sharp(original).jpeg({ quality: 75 }), sharp(original).png()]) {
    expect(hashDistance(originalHash, await computeHash(await changed.toBuffer()))).toBeLessThanOrEqual(
      maxDuplicateDistance,
    );
  }
});

test('other slips of the same bank are no near-duplicates', async () => {
  const distances = [];
  for (let seed = 2; seed < 12; seed += 1) {
    distances.push(hashDistance(originalHash, await computeHash(await drawSlip(seed))));
  }
  expect(Math.min(...distances)).toBeGreaterThan(maxDuplicateDistance);
});

test('the hash of a picture never changes between versions', () => {
  const { width, height } = hashedSize;
  const stripes = Uint8Array.from({ length: width * height }, (_, cell) => (cell % 7 < 3 ? 30 : 220));
  expect(computeImageHash(stripes)).toMatchInlineSnapshot(
    `"5ecb33dbb867b6c603ce16508e751587d5ea509dec3e3ccce8df752520eb6af6ec308a59b82af4f0b6d0838bd375aebee7e2472cd2590b924e58be771b54702d"`,
  );
});

test('the hash of a blank sheet has no set bit', () => {
  expect(computeImageHash(new Uint8Array(hashedSize.width * hashedSize.height).fill(255))).toBe(
    '0'.repeat(128),
  );
});

test('the distance counts different bits', () => {
  const zeros = '0'.repeat(128);
  expect(hashDistance(zeros, zeros)).toBe(0);
  expect(hashDistance(zeros, 'f'.repeat(128))).toBe(512);
  expect(hashDistance(zeros, `${'0'.repeat(120)}80000001`)).toBe(2);
});

test('bands are parts of the hash with their positions', () => {
  const hash = Array.from({ length: 128 }, (_, index) => (index % 16).toString(16)).join('');
  const bands = toBands(hash);
  expect(bands).toHaveLength(8);
  expect(bands.slice(0, 3)).toEqual(['0:01234567', '1:89abcdef', '2:01234567']);
});
