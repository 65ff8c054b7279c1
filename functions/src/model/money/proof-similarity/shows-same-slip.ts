import { computeDescriptor, type Frame, hammingDistance } from './descriptor.ts';
import { type Fingerprint, frameOf, minPieces, type TextFeature } from './fingerprint.ts';
import type { GreyPicture } from './grey-picture.ts';
import { estimatePlaneMap, type PlaneMap } from './plane-map.ts';

/** Number of pieces compared before estimating camera noise. */
const calibrationSampleSize = 24;
/** Share of these pieces that surely show the form of the bank. Their distance measures the camera noise. */
const templateShare = 0.35;
/** Maximum noise in bits. Beyond it the alignment is wrong. */
const maxNoiseBits = 26;
/** Threshold in bits above which a piece shows other text; it grows with the noise by `noiseFactor`. */
const baseThresholdBits = 20;
const noiseFactor = 1.3;
const maxThresholdBits = 42;
/** Maximum number of different pieces, caused by a fold, a finger or a reflection. */
const maxMismatches = 2;

/** Offsets to the right and downwards, relative to the height, at which a piece is searched. */
const horizontalOffsets = [0, -0.08, 0.08, -0.16, 0.16] as const;
const verticalOffsets = [0, -0.1, 0.1] as const;
/** Distance at which the search for a better offset stops. */
const exactMatchBits = 10;

function isWithin({ width, height }: GreyPicture, piece: TextFeature, map: PlaneMap): boolean {
  return frameOf(piece)
    .map(map)
    .every(([x, y]) => x > -2 && y > -2 && x < width + 1 && y < height + 1);
}

/** Returns the smallest Hamming distance between a piece and the picture near its expected position. */
function distanceAt(picture: GreyPicture, piece: TextFeature, map: PlaneMap): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const down of verticalOffsets) {
    for (const right of horizontalOffsets) {
      const frame = frameOf(piece, right, down).map(map) as unknown as Frame;
      nearest = Math.min(nearest, hammingDistance(piece.descriptor, computeDescriptor(picture, frame)));
      if (nearest <= exactMatchBits) return nearest;
    }
  }
  return nearest;
}

/**
 * Compares slips: all of a bank share its form, and those of one transfer also every name and number. `own`
 * is the fingerprint of the picture.
 */
export function showsSameSlip(picture: GreyPicture, own: Fingerprint, other: Fingerprint): boolean {
  const map = estimatePlaneMap(other, own);
  if (map === undefined) return false;
  const commonPieces = interleave(other.pieces.filter((piece) => isWithin(picture, piece, map)));
  if (commonPieces.length < minPieces) return false;
  const sample = measureSample(picture, commonPieces.slice(0, calibrationSampleSize), map);
  if (sample === undefined) return false;
  const noise = sample.toSorted((a, b) => a - b)[Math.floor(sample.length * templateShare)] as number;
  if (noise > maxNoiseBits) return false;
  const threshold = Math.min(maxThresholdBits, baseThresholdBits + noiseFactor * noise);
  let mismatches = sample.filter((distance) => distance > threshold).length;
  for (const piece of commonPieces.slice(calibrationSampleSize)) {
    if (mismatches > maxMismatches) return false;
    if (distanceAt(picture, piece, map) > threshold) mismatches += 1;
  }
  return mismatches <= maxMismatches;
}

/** Returns undefined if more pieces differ than even the highest threshold permits. */
function measureSample(
  picture: GreyPicture,
  pieces: readonly TextFeature[],
  map: PlaneMap,
): number[] | undefined {
  const distances: number[] = [];
  let mismatches = 0;
  for (const piece of pieces) {
    const distance = distanceAt(picture, piece, map);
    if (distance > maxThresholdBits) mismatches += 1;
    if (mismatches > maxMismatches) return undefined;
    distances.push(distance);
  }
  return distances;
}

const strides = 5;

/** Reorders items so that consecutive ones are far apart. */
const interleave = <T>(items: readonly T[]): T[] =>
  Array.from({ length: strides }, (_, start) => items.filter((_, index) => index % strides === start)).flat();
