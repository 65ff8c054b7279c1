import { mulberry32 } from 'contract/rules/mulberry32';
import { type GreyPicture, levelAt, type Point } from './grey-picture.ts';

/** Cells that a writing is looked at in, from its left end to its right one and from top to bottom. */
const columns = 64;
const rows = 8;
export const sketchBits = 128;
export const sketchWords = sketchBits / 32;
/** Cells that are added and as many that are taken away, for each bit. */
const cellsOfBit = 24;
const seed = 20_310;

/** Corners of what is looked at: top left, top right, bottom right, bottom left. */
export type Frame = readonly [Point, Point, Point, Point];

const plan: Uint16Array = (() => {
  const next = mulberry32(seed);
  const places = new Uint16Array(sketchBits * cellsOfBit * 2);
  return places.map(() => (next() >>> 0) % (columns * rows));
})();

/** What stands in the frame, cell by cell; of each row what is usual in it is taken away. */
function cellsIn(picture: GreyPicture, [a, b, c, d]: Frame): Float32Array {
  const cells = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const down = (row + 0.5) / rows;
    const [x0, y0] = [a[0] + (d[0] - a[0]) * down, a[1] + (d[1] - a[1]) * down];
    const [x1, y1] = [b[0] + (c[0] - b[0]) * down, b[1] + (c[1] - b[1]) * down];
    let sum = 0;
    for (let column = 0; column < columns; column += 1) {
      let level = 0;
      for (const part of [0.25, 0.75]) {
        const along = (column + part) / columns;
        level += levelAt(picture, x0 + (x1 - x0) * along, y0 + (y1 - y0) * along);
      }
      cells[row * columns + column] = level / 2;
      sum += level / 2;
    }
    for (let column = 0; column < columns; column += 1) {
      cells[row * columns + column] = (cells[row * columns + column] as number) - sum / columns;
    }
  }
  return cells;
}

/** Mean difference from what is usual in a row below which a frame is a surface, not a writing. */
const leastStructure = 3;

export const hasStructure = (picture: GreyPicture, frame: Frame): boolean =>
  cellsIn(picture, frame).reduce((sum, cell) => sum + Math.abs(cell), 0) >= leastStructure * columns * rows;

/** On which side of each plane the cells lie, and how far from it. */
function sidesOf(cells: Float32Array): Float32Array {
  const sides = new Float32Array(sketchBits);
  for (let bit = 0, at = 0; bit < sketchBits; bit += 1) {
    let sum = 0;
    for (let pair = 0; pair < cellsOfBit; pair += 1, at += 2) {
      sum += (cells[plan[at] as number] as number) - (cells[plan[at + 1] as number] as number);
    }
    sides[bit] = sum;
  }
  return sides;
}

/** 128 bits of how the frame looks, the same in any light and size; each is the side of a fixed random plane. */
export function sketchOf(picture: GreyPicture, frame: Frame): Uint32Array {
  const sketch = new Uint32Array(sketchWords);
  const sides = sidesOf(cellsIn(picture, frame));
  for (let bit = 0; bit < sketchBits; bit += 1) {
    if ((sides[bit] as number) > 0) sketch[bit >> 5] = (sketch[bit >> 5] as number) | (1 << (bit & 31));
  }
  return sketch;
}

/** How many bits of a word of 32 are set. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of different bits. */
export function sketchDistance(a: Uint32Array, b: Uint32Array): number {
  let distance = 0;
  for (let word = 0; word < sketchWords; word += 1) {
    distance += bitsIn((a[word] as number) ^ (b[word] as number));
  }
  return distance;
}
