import { type Glyph, glyphsOf } from './glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';

/** A word or a row of words: where its middle is, how long and how high it is, and how much its line falls. */
export interface Writing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels down for each to the right. */
  readonly slope: number;
  /** Pixels to the left for each down, of its ends: the turn of the whole picture. */
  readonly lean: number;
}

/** Gaps in heights of the letters: up to the first within a word, up to the second within a row of words. */
const gaps = [0.3, 0.95] as const;
/** Of a writing, in heights: shorter ones say little. */
const leastLength = 1.8;
const leastHeight = 6;

const heightOf = ({ top, bottom }: Glyph): number => bottom - top + 1;

/** The words of a picture, and the rows that they stand in. */
export function writingsOf(picture: GreyPicture): { words: Writing[]; rows: Writing[] } {
  const glyphs = glyphsOf(picture);
  const links = linksOf(glyphs);
  const [words, rows] = gaps.map((gap) => groupsOf(glyphs, links, gap)) as [Glyph[][], Glyph[][]];
  const slopeAt = slopesOf(rows);
  const measured = (groups: readonly Glyph[][]): Writing[] =>
    groups
      .map((group) => writingOf(picture, group, slopeAt))
      .filter(({ width, height }) => height >= leastHeight && width >= height * leastLength)
      .sort((one, other) => other.width / other.height - one.width / one.height);
  return { words: measured(words), rows: measured(rows) };
}

interface Link {
  readonly from: number;
  readonly to: number;
  /** In heights of the higher one. */
  readonly gap: number;
}

const band = 24;

/** Of each glyph the nearest one to its right that may stand in the same row. */
function linksOf(glyphs: readonly Glyph[]): Link[] {
  const bands = new Map<number, number[]>();
  for (const [index, { top, bottom }] of glyphs.entries()) {
    for (let at = Math.floor(top / band); at <= Math.floor(bottom / band); at += 1) {
      const members = bands.get(at) ?? [];
      members.push(index);
      bands.set(at, members);
    }
  }
  return glyphs.flatMap((glyph, from) => {
    let nearest: Link | undefined;
    for (let at = Math.floor(glyph.top / band); at <= Math.floor(glyph.bottom / band); at += 1) {
      for (const to of bands.get(at) ?? []) {
        const gap = to > from ? gapBetween(glyph, glyphs[to] as Glyph) : undefined;
        if (gap !== undefined && gap <= gaps[1] && gap < (nearest?.gap ?? Number.POSITIVE_INFINITY)) {
          nearest = { from, to, gap };
        }
      }
    }
    return nearest === undefined ? [] : [nearest];
  });
}

/** In heights of the higher one; undefined where they stand in different rows. */
function gapBetween(a: Glyph, b: Glyph): number | undefined {
  if (a.tone !== b.tone) return undefined;
  const [heightA, heightB] = [heightOf(a), heightOf(b)];
  const [lower, higher] = heightA < heightB ? [heightA, heightB] : [heightB, heightA];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1;
  if (higher < leastHeight || shared < lower * 0.6 || (lower < higher * 0.4 && lower > 7)) return undefined;
  return (b.left - a.right) / higher;
}

function groupsOf(glyphs: readonly Glyph[], links: readonly Link[], widest: number): Glyph[][] {
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

/** How the pixels of a row lie, by the line through them. */
function rowSlopeOf(row: readonly Glyph[]): RowSlope {
  const sum = (of: (glyph: Glyph) => number): number => row.reduce((total, glyph) => total + of(glyph), 0);
  const pixels = sum((glyph) => glyph.pixels);
  const [x, y] = [sum((glyph) => glyph.sumX) / pixels, sum((glyph) => glyph.sumY) / pixels];
  const spread = sum((glyph) => glyph.sumXX) / pixels - x * x;
  const shared = sum((glyph) => glyph.sumXY) / pixels - x * y;
  const length = Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
  const inHeights = length / Math.max(...row.map(heightOf));
  return { x, y, slope: spread > 0 ? shared / spread : 0, weight: inHeights < 5 ? 0 : inHeights * inHeights };
}

/** What the slope is anywhere: of a photograph the rows at the top may fall and those at the bottom rise. */
function slopesOf(rows: readonly Glyph[][]): (x: number, y: number) => number {
  const measured = rows.map(rowSlopeOf).filter(({ weight, slope }) => weight > 0 && Math.abs(slope) < 0.4);
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
    [base, byX, byY] = solved(normal) as [number, number, number];
  }
  return at;
}

/** The unknowns of as many linear equations, each with its right side behind it; they are used up. */
export function solved(equations: number[][]): number[] {
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

/** Of evenly spread ink the length is so many times the deviation from its middle. */
const lengthInDeviations = Math.sqrt(12);
/** Share of the ink that lies beyond the ends that are measured. */
const tail = 0.04;
/** By which ink spreads in most pictures, in square pixels. */
const blur = 0.8;
/** Share of the strongest ink that counts as ground. */
const groundShare = 0.3;

/**
 * Measured by where the middle of the ink is and how far it spreads, which no pixel at its edge decides: so a
 * smaller, blurred or turned picture gives nearly the same frame.
 */
function writingOf(
  { width, height, levels }: GreyPicture,
  group: readonly Glyph[],
  slopeAt: (x: number, y: number) => number,
): Writing {
  const left = Math.max(0, Math.min(...group.map((glyph) => glyph.left)) - 2);
  const right = Math.min(width - 1, Math.max(...group.map((glyph) => glyph.right)) + 2);
  const top = Math.max(0, Math.min(...group.map((glyph) => glyph.top)) - 2);
  const bottom = Math.min(height - 1, Math.max(...group.map((glyph) => glyph.bottom)) + 2);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const slope = slopeAt(middleX, middleY);
  const sign = group[0]?.tone === 1 ? -1 : 1;
  let [ground, darkest, edge] = [0, 0, 0];
  for (let x = left; x <= right; x += 1) {
    ground += (levels[top * width + x] as number) + (levels[bottom * width + x] as number);
    edge += 2;
  }
  ground /= edge;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      darkest = Math.max(darkest, sign * ((levels[y * width + x] as number) - ground));
    }
  }
  const quiet = darkest * groundShare;
  const across = new Float64Array(right - left + 1);
  let [sum, sumY, sumYY] = [0, 0, 0];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const weight = sign * ((levels[y * width + x] as number) - ground) - quiet;
      if (weight <= 0) continue;
      const v = y - middleY - slope * (x - middleX);
      across[x - left] = (across[x - left] as number) + weight;
      sum += weight;
      sumY += weight * v;
      sumYY += weight * v * v;
    }
  }
  const v = sumY / sum;
  const [from, to] = [left + quantile(across, sum * tail), left + quantile(across, sum * (1 - tail))];
  const u = (from + to) / 2 - middleX;
  return {
    x: middleX + u,
    y: middleY + v + slope * u,
    width: (to - from) / (1 - 2 * tail),
    height: lengthInDeviations * Math.sqrt(Math.max(1, sumYY / sum - v * v - blur)),
    slope,
    lean: slopeAt(width / 2, height / 2),
  };
}

/** Where along the columns so much of the ink has passed. */
function quantile(columns: Float64Array, amount: number): number {
  let passed = 0;
  for (let column = 0; column < columns.length; column += 1) {
    const ink = columns[column] as number;
    if (passed + ink >= amount && ink > 0) return column - 0.5 + (amount - passed) / ink;
    passed += ink;
  }
  return columns.length - 0.5;
}
