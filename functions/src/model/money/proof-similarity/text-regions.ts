import { findGlyphs, type Glyph, maxHeightPixels } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';

/** A word or a line of text: its centre, length, height and slope, in pixels. */
export interface TextRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels downwards for each pixel to the right. */
  readonly slope: number;
  /** Pixels to the left for each pixel downwards, at its ends: the rotation of the whole picture. */
  readonly lean: number;
}

/** Maximum gaps relative to the height of the letters: within a word, and within a line. */
const maxGapsInHeights = [0.3, 0.95] as const;
/** Minimum length relative to the height. Shorter regions are hardly distinctive. */
const minLengthInHeights = 1.8;
const minHeightPixels = 6;

const heightOf = ({ top, bottom }: Glyph): number => bottom - top + 1;

/** Finds the words of a picture, and the lines that contain them. */
export function findTextRegions(picture: GreyPicture): { words: TextRegion[]; rows: TextRegion[] } {
  const glyphs = findGlyphs(picture);
  const links = linkNeighbours(glyphs);
  const [words, rows] = maxGapsInHeights.map((gap) => groupGlyphs(glyphs, links, gap)) as [
    Glyph[][],
    Glyph[][],
  ];
  const slopeAt = fitSlopes(rows);
  const measured = (groups: readonly Glyph[][]): TextRegion[] =>
    groups
      .map((group) => measureRegion(picture, group, slopeAt))
      .filter(({ width, height }) => height >= minHeightPixels && width >= height * minLengthInHeights)
      .sort((one, other) => other.width / other.height - one.width / one.height);
  return { words: measured(words), rows: measured(rows) };
}

interface Link {
  readonly from: number;
  readonly to: number;
  /** Relative to the height of the taller glyph. */
  readonly gap: number;
}

const bandHeightPixels = 24;

/** Glyphs further apart are never linked. */
const maxGapPixels = maxGapsInHeights[1] * maxHeightPixels;

/** Links each glyph to the nearest one to its right that may be in the same line. */
export function linkNeighbours(glyphs: readonly Glyph[]): Link[] {
  // Indexes of the glyphs to the right, the nearest last.
  const bands = new Map<number, number[]>();
  const links: Link[] = [];
  for (let from = glyphs.length - 1; from >= 0; from -= 1) {
    const glyph = glyphs[from] as Glyph;
    let nearest: Link | undefined;
    for (
      let at = Math.floor(glyph.top / bandHeightPixels);
      at <= Math.floor(glyph.bottom / bandHeightPixels);
      at += 1
    ) {
      const members = bands.get(at) ?? [];
      nearest = findNearest(glyphs, from, members, nearest);
      members.push(from);
      bands.set(at, members);
    }
    if (nearest !== undefined) links.push(nearest);
  }
  return links;
}

function findNearest(
  glyphs: readonly Glyph[],
  from: number,
  members: readonly number[],
  found: Link | undefined,
): Link | undefined {
  const glyph = glyphs[from] as Glyph;
  let nearest = found;
  for (let index = members.length - 1; index >= 0; index -= 1) {
    const to = members[index] as number;
    const other = glyphs[to] as Glyph;
    // The remaining ones are even further to the right.
    if (other.left - glyph.right > maxGapPixels) break;
    const gap = gapBetween(glyph, other);
    if (gap !== undefined && gap <= maxGapsInHeights[1] && gap < (nearest?.gap ?? Number.POSITIVE_INFINITY))
      nearest = { from, to, gap };
  }
  return nearest;
}

/** Returns the gap relative to the taller glyph, undefined for glyphs of different lines. */
function gapBetween(a: Glyph, b: Glyph): number | undefined {
  if (a.tone !== b.tone) return undefined;
  const [heightA, heightB] = [heightOf(a), heightOf(b)];
  const [lower, higher] = heightA < heightB ? [heightA, heightB] : [heightB, heightA];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  if (higher < minHeightPixels || shared < lower * 0.6 || (lower < higher * 0.4 && lower > 7))
    return undefined;
  return (b.left - a.right) / higher;
}

function groupGlyphs(glyphs: readonly Glyph[], links: readonly Link[], widest: number): Glyph[][] {
  const parents = glyphs.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] as number;
    parents[index] = root;
    return root;
  };
  for (const { from, to, gap } of links) if (gap <= widest) parents[rootOf(from)] = rootOf(to);
  const groups = new Map<number, Glyph[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const root = rootOf(index);
    const group = groups.get(root) ?? [];
    group.push(glyph);
    groups.set(root, group);
  }
  return [...groups.values()];
}

interface RowSlope {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

function measureSlope(row: readonly Glyph[]): RowSlope {
  const sum = (of: (glyph: Glyph) => number): number => row.reduce((total, glyph) => total + of(glyph), 0);
  const pixels = sum((glyph) => glyph.pixels);
  const [x, y] = [sum((glyph) => glyph.sumX) / pixels, sum((glyph) => glyph.sumY) / pixels];
  const variance = sum((glyph) => glyph.sumXX) / pixels - x * x;
  const shared = sum((glyph) => glyph.sumXY) / pixels - x * y;
  const length = Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
  const inHeights = length / Math.max(...row.map(heightOf));
  return {
    x,
    y,
    slope: variance > 0 ? shared / variance : 0,
    weight: inHeights < 5 ? 0 : inHeights * inHeights,
  };
}

/** Fits the slope at any point: in a photograph, lines at the top may fall and those below rise. */
function fitSlopes(rows: readonly Glyph[][]): (x: number, y: number) => number {
  const measured = rows.map(measureSlope).filter(({ weight, slope }) => weight > 0 && Math.abs(slope) < 0.4);
  let [base, byX, byY] = [0, 0, 0];
  const at = (x: number, y: number): number => base + byX * x + byY * y;
  for (let round = 0; round < 5 && measured.length > 3; round += 1) {
    const normal = Array.from({ length: 3 }, () => [0, 0, 0, 0]);
    for (const { x, y, slope, weight } of measured) {
      const residual = round === 0 ? 0 : (slope - at(x, y)) / 0.02;
      const share = weight / (1 + residual * residual);
      const terms = [1, x, y, slope];
      for (let row = 0; row < 3; row += 1) {
        for (let column = 0; column < 4; column += 1) {
          const cell = normal[row] as number[];
          cell[column] =
            (cell[column] as number) + share * (terms[row] as number) * (terms[column] as number);
        }
      }
    }
    [base, byX, byY] = solveLinearEquations(normal) as [number, number, number];
  }
  return at;
}

/** Solves linear equations in place. Each row has its right side as its last element. */
export function solveLinearEquations(equations: number[][]): number[] {
  const count = equations.length;
  for (let pivot = 0; pivot < count; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < count; row += 1) {
      if (Math.abs(equations[row]?.[pivot] as number) > Math.abs(equations[best]?.[pivot] as number))
        best = row;
    }
    const main = equations[best] as number[];
    equations[best] = equations[pivot] as number[];
    equations[pivot] = main;
    for (const row of equations) {
      if (row === main) continue;
      const share = (row[pivot] as number) / ((main[pivot] as number) || 1e-12);
      for (let at = pivot; at <= count; at += 1) row[at] = (row[at] as number) - share * (main[at] as number);
    }
  }
  return equations.map((row, index) => (row[count] as number) / ((row[index] as number) || 1e-12));
}

/** Ratio of the length of evenly distributed ink to its standard deviation. */
const lengthPerDeviation = Math.sqrt(12);
/** Share of the ink beyond each measured end. */
const tailShare = 0.04;
/** Variance that blur adds in most pictures, in square pixels. */
const blurVariance = 0.8;
/** Share of the strongest ink that counts as background. */
const backgroundShare = 0.3;

/**
 * Measures a region from the mean and variance of its ink, which do not depend on single edge pixels. So a
 * smaller, blurred or rotated picture gives nearly the same frame.
 */
function measureRegion(
  { width, height, levels }: GreyPicture,
  group: readonly Glyph[],
  slopeAt: (x: number, y: number) => number,
): TextRegion {
  const left = Math.max(0, Math.min(...group.map((glyph) => glyph.left)) - 2);
  const right = Math.min(width - 1, Math.max(...group.map((glyph) => glyph.right)) + 2);
  const top = Math.max(0, Math.min(...group.map((glyph) => glyph.top)) - 2);
  const bottom = Math.min(height - 1, Math.max(...group.map((glyph) => glyph.bottom)) + 2);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const slope = slopeAt(middleX, middleY);
  const sign = group[0]?.tone === 1 ? -1 : 1;
  let [background, darkest, edge] = [0, 0, 0];
  for (let x = left; x <= right; x += 1) {
    background += (levels[top * width + x] as number) + (levels[bottom * width + x] as number);
    edge += 2;
  }
  background /= edge;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      darkest = Math.max(darkest, sign * ((levels[y * width + x] as number) - background));
    }
  }
  const minInk = darkest * backgroundShare;
  const across = new Float64Array(right - left + 1);
  let [sum, sumY, sumYY] = [0, 0, 0];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const weight = sign * ((levels[y * width + x] as number) - background) - minInk;
      if (weight <= 0) continue;
      const v = y - middleY - slope * (x - middleX);
      across[x - left] = (across[x - left] as number) + weight;
      sum += weight;
      sumY += weight * v;
      sumYY += weight * v * v;
    }
  }
  const v = sumY / sum;
  const [from, to] = [
    left + quantile(across, sum * tailShare),
    left + quantile(across, sum * (1 - tailShare)),
  ];
  const u = (from + to) / 2 - middleX;
  return {
    x: middleX + u,
    y: middleY + v + slope * u,
    width: (to - from) / (1 - 2 * tailShare),
    height: lengthPerDeviation * Math.sqrt(Math.max(1, sumYY / sum - v * v - blurVariance)),
    slope,
    lean: slopeAt(width / 2, height / 2),
  };
}

function quantile(columns: Float64Array, amount: number): number {
  let passed = 0;
  for (let column = 0; column < columns.length; column += 1) {
    const ink = columns[column] as number;
    if (passed + ink >= amount && ink > 0) return column - 0.5 + (amount - passed) / ink;
    passed += ink;
  }
  return columns.length - 0.5;
}
