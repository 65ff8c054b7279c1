import { computeDescriptor, type Frame, hasStructure } from './descriptor.ts';
import type { GreyPicture, Point } from './grey-picture.ts';
import { findTextRegions, type TextRegion } from './text-regions.ts';

export interface TextFeature extends TextRegion {
  readonly descriptor: Uint32Array;
}

/** Stored features of a picture, with the size in which it was analysed. */
export interface Fingerprint {
  readonly width: number;
  readonly height: number;
  /** Words and lines of text, the longest first. They serve search and alignment. */
  readonly features: readonly TextFeature[];
  /** The lines in pieces of a few letters. They serve the comparison. */
  readonly pieces: readonly TextFeature[];
}

const maxFeatures = 110;
const maxPieces = 130;
export const minPieces = 12;
const pieceLengthInHeights = 3.5;
/** Margin above and below, relative to the height, so that an imprecise frame does not cut letters. */
const marginInHeights = 0.1;

/** Returns the corners of a text region, shifted relative to its height. */
export function frameOf({ x, y, width, height, slope, lean }: TextRegion, right = 0, down = 0): Frame {
  const half = width / 2;
  const [midX, midY] = [x + right * height, y + down * height];
  const tall = height * (0.5 + marginInHeights);
  const corner = (across: number, below: number): Point => [
    midX + across - below * lean,
    midY + across * slope + below,
  ];
  return [corner(-half, -tall), corner(half, -tall), corner(half, tall), corner(-half, tall)];
}

export function computeFingerprint(picture: GreyPicture): Fingerprint {
  const { words, rows } = findTextRegions(picture);
  const byLength = [...rows, ...words.filter((word) => !rows.some((row) => isSameRegion(row, word)))].sort(
    (a, b) => b.width / b.height - a.width / a.height,
  );
  const features = describeFirst(picture, byLength, maxFeatures);
  const pieces = describeFirst(picture, rows.flatMap(splitIntoPieces), maxPieces);
  return { width: picture.width, height: picture.height, features, pieces };
}

/** Describes the first regions with structure. A picture of noise has thousands, which would take seconds. */
function describeFirst(picture: GreyPicture, regions: readonly TextRegion[], max: number): TextFeature[] {
  const features: TextFeature[] = [];
  for (const region of regions) {
    if (features.length === max) break;
    const frame = frameOf(region);
    if (!hasStructure(picture, frame)) continue;
    features.push({ ...region, descriptor: computeDescriptor(picture, frame) });
  }
  return features;
}

const isSameRegion = (a: TextRegion, b: TextRegion): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 2;

function splitIntoPieces(row: TextRegion): TextRegion[] {
  const count = Math.max(1, Math.round(row.width / row.height / pieceLengthInHeights));
  const width = row.width / count;
  return Array.from({ length: count }, (_, index) => {
    const across = (index + 0.5) * width - row.width / 2;
    return { ...row, width, x: row.x + across, y: row.y + across * row.slope };
  });
}

export const canBeCompared = ({ features, pieces }: Fingerprint): boolean =>
  features.length >= 6 && pieces.length >= minPieces;
