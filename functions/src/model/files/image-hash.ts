import { mulberry32 } from 'contract/rules/mulberry32';

/**
 * How a picture looks, in 512 bits: pictures that were only encoded, sized or lit anew differ in few of them.
 * What is hashed, and what was measured, stands in decision 0009.
 */

/** The picture is looked at in this size, whatever its own. */
export const hashedSize = { width: 96, height: 128 } as const;

const bits = 512;
const wordBits = 32;
const words = bits / wordBits;
const hashDigits = bits / 4;
/** As many as are compared for a first impression; fewer find less, more find everything. */
const bands = 8;
const bandDigits = wordBits / 4;

/** At most so many different bits make two proofs nearly the same: of different slips of one bank none were so near. */
export const nearDistance = 8;

/** Radius within which a cell is compared with those around it, and of the larger one that tells how lively they are. */
const nearRadius = 2;
const wideRadius = 4;
/** Grey levels that count as nothing, so that the noise of a blank sheet is no detail. */
const quietLevel = 24;

/** Means of the square around each cell, cut off at the edges. */
function blur(cells: Float64Array, radius: number): Float64Array {
  const { width, height } = hashedSize;
  const rows = averageLines(cells, radius, width, 1, width, height);
  return averageLines(rows, radius, height, width, 1, width);
}

/** Means along lines of `length` cells, each `step` behind the other; the lines begin `stride` apart. */
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

/** What stands out from its surroundings, as strong in small print as in a headline. */
function detailOf(pixels: Uint8Array): Float64Array {
  const cells = Float64Array.from(pixels);
  const around = blur(cells, nearRadius);
  const detail = cells.map((cell, index) => cell - (around[index] ?? 0));
  const power = blur(
    detail.map((value) => value * value),
    wideRadius,
  );
  return detail.map((value, index) => value / (Math.sqrt(power[index] ?? 0) + quietLevel));
}

/** Of the random planes: another one, and no hash that is stored would fit. */
const seed = 12345;

/**
 * Each bit says on which side of a random plane the detail of the picture lies: every bit looks at the whole
 * picture, and the share of different bits is the angle between two pictures.
 *
 * @param pixels grey levels of `hashedSize`, row by row
 * @returns 128 hexadecimal digits
 */
export function imageHashOf(pixels: Uint8Array): string {
  const sums = new Float64Array(bits);
  const next = mulberry32(seed);
  for (const value of detailOf(pixels)) {
    for (let word = 0; word < words; word += 1) {
      let signs = next();
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

/** The number of different bits of two hashes. */
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
 * The first half of the hash in eight parts with their places: nearly equal hashes have at least one part in
 * common, and a part can be searched for.
 */
export const bandsOf = (hash: string): string[] =>
  Array.from(
    { length: bands },
    (_, band) => `${band}:${hash.slice(band * bandDigits, (band + 1) * bandDigits)}`,
  );
