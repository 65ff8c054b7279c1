import { mulberry32 } from 'contract/rules/mulberry32';
import { type GreyPicture, interpolateLevel, type Point } from './grey-picture.ts';

/** Cells of a text region, from its left to its right end and from top to bottom. */
const columns = 64;
const rows = 8;
const descriptorBits = 128;
export const descriptorWords = descriptorBits / 32;
/** Cells that are added and cells that are subtracted, for each bit. */
const cellsPerSide = 24;
const seed = 20_310;

/** Corners of a region: top left, top right, bottom right, bottom left. */
export type Frame = readonly [Point, Point, Point, Point];

const cellPairs: Uint16Array = (() => {
  const next = mulberry32(seed);
  const places = new Uint16Array(descriptorBits * cellsPerSide * 2);
  return places.map(() => (next() >>> 0) % (columns * rows));
})();

/** Samples the cells of a frame, and subtracts the mean of each row. */
function sampleCells(picture: GreyPicture, [a, b, c, d]: Frame): Float32Array {
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
        level += interpolateLevel(picture, x0 + (x1 - x0) * along, y0 + (y1 - y0) * along);
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

/** Mean deviation from the row mean below which a frame shows an area, not text. */
const minStructure = 3;

export const hasStructure = (picture: GreyPicture, frame: Frame): boolean =>
  sampleCells(picture, frame).reduce((sum, cell) => sum + Math.abs(cell), 0) >= minStructure * columns * rows;

function projectCells(cells: Float32Array): Float32Array {
  const projections = new Float32Array(descriptorBits);
  for (let bit = 0, at = 0; bit < descriptorBits; bit += 1) {
    let sum = 0;
    for (let pair = 0; pair < cellsPerSide; pair += 1, at += 2) {
      sum += (cells[cellPairs[at] as number] as number) - (cells[cellPairs[at + 1] as number] as number);
    }
    projections[bit] = sum;
  }
  return projections;
}

/** Computes 128 bits, independent of light and size. Each bit is the side of a fixed random plane. */
export function computeDescriptor(picture: GreyPicture, frame: Frame): Uint32Array {
  const descriptor = new Uint32Array(descriptorWords);
  const projections = projectCells(sampleCells(picture, frame));
  for (let bit = 0; bit < descriptorBits; bit += 1) {
    if ((projections[bit] as number) > 0)
      descriptor[bit >> 5] = (descriptor[bit >> 5] as number) | (1 << (bit & 31));
  }
  return descriptor;
}

export function countSetBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function hammingDistance(a: Uint32Array, b: Uint32Array): number {
  let distance = 0;
  for (let word = 0; word < descriptorWords; word += 1) {
    distance += countSetBits((a[word] as number) ^ (b[word] as number));
  }
  return distance;
}
