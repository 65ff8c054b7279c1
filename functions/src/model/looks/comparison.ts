import { aligned, type PlaneMap } from './alignment.ts';
import type { GreyPicture } from './grey-picture.ts';
import { frameOf, type Look, leastPieces, type Mark } from './look.ts';
import { type Frame, sketchDistance, sketchOf } from './sketch.ts';

/** So many are compared before it is told what the camera did. */
const firstPieces = 24;
/** Of these so many surely show the form, which all slips of a bank have in common: how unlike they are is the camera's. */
const formShare = 0.35;
/** Bits by which even the form is more unlike than this, and the one does not lie over the other. */
const mostNoise = 26;
/** Something else is written where a piece is unlike by more bits: by these, and so much for each of the camera's. */
const ownDistance = 20;
const noiseFactor = 1.3;
const mostDistance = 42;
/** So many may differ: a piece over a fold, a finger or a reflection. */
const mostOthers = 2;

/** A mark is looked for so much, in its height, beside and below the place where it should be. */
const slides = [0, -0.08, 0.08, -0.16, 0.16] as const;
const shifts = [0, -0.1, 0.1] as const;
/** Near enough to look no further. */
const surelySame = 10;

function isWithin({ width, height }: GreyPicture, mark: Mark, map: PlaneMap): boolean {
  return frameOf(mark)
    .map(map)
    .every(([x, y]) => x > -2 && y > -2 && x < width + 1 && y < height + 1);
}

/** In how many bits the picture differs from a mark at the place where it should be, or hardly beside it. */
export function distanceAt(picture: GreyPicture, mark: Mark, map: PlaneMap): number {
  let least = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    for (const slide of slides) {
      const frame = frameOf(mark, slide, shift).map(map) as unknown as Frame;
      least = Math.min(least, sketchDistance(mark.sketch, sketchOf(picture, frame)));
      if (least <= surelySame) return least;
    }
  }
  return least;
}

/**
 * Whether a picture shows the slip that a look was taken of. All slips of a bank agree in its form; those of one
 * transfer agree in every name and number too.
 *
 * @param own the look of the picture itself
 */
export function showsSame(picture: GreyPicture, own: Look, other: Look): boolean {
  const map = aligned(other, own);
  if (map === undefined) return false;
  const common = fromAllOver(other.pieces.filter((piece) => isWithin(picture, piece, map)));
  if (common.length < leastPieces) return false;
  const first = firstDistances(picture, common.slice(0, firstPieces), map);
  if (first === undefined) return false;
  const noise = first.toSorted((a, b) => a - b)[Math.floor(first.length * formShare)] as number;
  if (noise > mostNoise) return false;
  const limit = Math.min(mostDistance, ownDistance + noiseFactor * noise);
  let others = first.filter((distance) => distance > limit).length;
  for (const piece of common.slice(firstPieces)) {
    if (others > mostOthers) return false;
    if (distanceAt(picture, piece, map) > limit) others += 1;
  }
  return others <= mostOthers;
}

/** Undefined where more are others than may be, whatever the camera did. */
function firstDistances(picture: GreyPicture, pieces: readonly Mark[], map: PlaneMap): number[] | undefined {
  const distances: number[] = [];
  let others = 0;
  for (const piece of pieces) {
    const distance = distanceAt(picture, piece, map);
    if (distance > mostDistance) others += 1;
    if (others > mostOthers) return undefined;
    distances.push(distance);
  }
  return distances;
}

const strides = 5;

/** The same in an order in which those that follow each other lie far apart. */
const fromAllOver = <T>(items: readonly T[]): T[] =>
  Array.from({ length: strides }, (_, start) => items.filter((_, index) => index % strides === start)).flat();
