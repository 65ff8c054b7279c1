import { mulberry32 } from 'contract/rules/mulberry32';

/**
 * Perceptual hash of a picture, 512 bits (random hyperplanes). Re-encoded, resized or lightened copies differ
 * in few bits. Decision 0031 describes the method and its measurements.
 */

export const hashedSize = { width: 96, height: 128 } as const;

const bitCount = 512;
const wordBits = 32;
const wordCount = bitCount / wordBits;
const hashDigits = bitCount / 4;
/** Number of bands. Fewer find fewer copies; more find more unrelated pictures. */
const bandCount = 8;
const bandDigits = wordBits / 4;

/** Maximum distance of near-duplicates. No two different slips of one bank were this similar. */
export const maxDuplicateDistance = 8;

/** Radius of the local mean that is subtracted, and of the larger area that measures local contrast. */
const meanRadius = 2;
const contrastRadius = 4;
/** Grey levels that count as no detail, so that the noise of a blank sheet has no effect. */
const noiseLevel = 24;

/** Returns the mean of the square around each cell, cut off at the edges. */
function blur(cells: Float64Array, radius: number): Float64Array {
  const { width, height } = hashedSize;
  const rows = averageLines(cells, radius, width, 1, width, height);
  return averageLines(rows, radius, height, width, 1, width);
}

/** Averages along lines of `length` cells, which are `step` apart. The lines start `stride` apart. */
function averageLines(
  cells: Float64Array,
  radius: number,
  length: number,
  step: number,
  stride: number,
  lines: number,
): Float64Array {
  const means = new Float64Array(cells.length);
  for (let line = 0; line < lines; line += 1) {
    for (let place = 0; place < length; place += 1) {
      const from = Math.max(0, place - radius);
      const to = Math.min(length - 1, place + radius);
      let sum = 0;
      for (let other = from; other <= to; other += 1) sum += cells[line * stride + other * step] ?? 0;
      means[line * stride + place * step] = sum / (to - from + 1);
    }
  }
  return means;
}

/** Returns the local detail, normalized so that small print counts as strongly as a headline. */
function computeDetail(pixels: Uint8Array): Float64Array {
  const cells = Float64Array.from(pixels);
  const around = blur(cells, meanRadius);
  const detail = cells.map((cell, index) => cell - (around[index] ?? 0));
  const power = blur(
    detail.map((value) => value * value),
    contrastRadius,
  );
  return detail.map((value, index) => value / (Math.sqrt(power[index] ?? 0) + noiseLevel));
}

/** Seed of the random planes. Another seed invalidates all stored hashes. */
const seed = 12345;

/**
 * Computes a hash of 128 hexadecimal digits from grey levels of `hashedSize`. Each bit is the side of a
 * random hyperplane on which the detail lies, so the share of different bits measures the angle.
 */
export function computeImageHash(pixels: Uint8Array): string {
  const sums = new Float64Array(bitCount);
  const next = mulberry32(seed);
  for (const value of computeDetail(pixels)) {
    for (let word = 0; word < wordCount; word += 1) {
      let signs = next();
      // Blank paper has no detail.
      if (value === 0) continue;
      for (let bit = word * wordBits; bit < (word + 1) * wordBits; bit += 1) {
        sums[bit] = (sums[bit] ?? 0) + value * ((signs & 1) * 2 - 1);
        signs >>>= 1;
      }
    }
  }
  const digits = Array.from({ length: hashDigits }, (_, digit) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum * 2 + ((sums[digit * 4 + bit] ?? 0) > 0 ? 1 : 0), 0).toString(16),
  );
  return digits.join('');
}

export function hashDistance(a: string, b: string): number {
  let distance = 0;
  for (let at = 0; at < hashDigits; at += bandDigits) {
    let difference =
      Number.parseInt(a.slice(at, at + bandDigits), 16) ^ Number.parseInt(b.slice(at, at + bandDigits), 16);
    for (; difference !== 0; difference &= difference - 1) distance += 1;
  }
  return distance;
}

/**
 * Returns half of the hash in bands with positions. Near-duplicates share a band, by which they are found.
 */
export const toBands = (hash: string): string[] =>
  Array.from(
    { length: bandCount },
    (_, band) => `${band}:${hash.slice(band * bandDigits, (band + 1) * bandDigits)}`,
  );
