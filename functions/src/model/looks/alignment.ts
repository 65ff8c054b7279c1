import { mulberry32 } from 'contract/rules/mulberry32';
import type { Point } from './grey-picture.ts';
import type { Look, Mark } from './look.ts';
import { sketchDistance } from './sketch.ts';
import { solved } from './writing.ts';

/** Takes places of one picture to those of another that shows the same plane. */
export type PlaneMap = (point: Point) => Point;

interface Pair {
  readonly from: Mark;
  readonly to: Mark;
  readonly distance: number;
}

const likelyDistance = 34;
const partners = 3;
const trials = 400;

function pairsOf(from: Look, to: Look): Pair[] {
  return from.marks.flatMap((mark) => {
    const near = to.marks
      .map((other): Pair => ({ from: mark, to: other, distance: sketchDistance(mark.sketch, other.sketch) }))
      .filter(({ distance }) => distance <= likelyDistance);
    return near.sort((a, b) => a.distance - b.distance).slice(0, partners);
  });
}

const endsOf = ({ x, y, width, slope }: Mark): [Point, Point] => [
  [x - width / 2, y - (slope * width) / 2],
  [x + width / 2, y + (slope * width) / 2],
];

type Numbers = readonly number[];

const mapBy =
  ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Numbers): PlaneMap =>
  ([x, y]) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };

/** The best map by least squares: of six numbers, or of eight where there may be perspective. */
function fit(pairs: readonly Pair[], scale: number, unknowns: 6 | 8): Numbers {
  const normal = Array.from({ length: unknowns }, () => new Array<number>(unknowns + 1).fill(0));
  const add = (terms: readonly number[]): void => {
    for (let row = 0; row < unknowns; row += 1) {
      const line = normal[row] as number[];
      const term = terms[row] as number;
      if (term === 0) continue;
      for (let column = 0; column < unknowns; column += 1) {
        line[column] = (line[column] as number) + term * (terms[column] as number);
      }
      line[unknowns] = (line[unknowns] as number) + term * (terms[8] as number);
    }
  };
  for (const { from, to } of pairs) {
    const targets = endsOf(to);
    for (const [index, [fromX, fromY]] of endsOf(from).entries()) {
      const [x, y] = [fromX / scale, fromY / scale];
      const [u, v] = targets[index] as Point;
      add([x, y, 1, 0, 0, 0, (-u * x) / scale, (-u * y) / scale, u]);
      add([0, 0, 0, x, y, 1, (-v * x) / scale, (-v * y) / scale, v]);
    }
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(normal);
  return [a / scale, b / scale, c, d / scale, e / scale, f, g / scale / scale, h / scale / scale];
}

function fitting(pairs: readonly Pair[], map: PlaneMap, tolerance: number): Pair[] {
  const best = new Map<Mark, Pair>();
  for (const pair of pairs) {
    if (best.has(pair.from)) continue;
    const targets = endsOf(pair.to);
    const isNear = endsOf(pair.from).every((end, index) => {
      const [u, v] = map(end);
      const [x, y] = targets[index] as Point;
      return Math.abs(u - x) <= tolerance && Math.abs(v - y) <= tolerance;
    });
    if (isNear) best.set(pair.from, pair);
  }
  return [...best.values()];
}

const isSound = ([a = 0, b = 0, , d = 0, e = 0]: Numbers): boolean => {
  const area = a * e - b * d;
  return area > 0.04 && area < 25 && a > 0 && e > 0;
};

/** How the one picture lies in the other, from marks that look alike; undefined where too few agree. */
export function aligned(from: Look, to: Look): PlaneMap | undefined {
  const pairs = pairsOf(from, to);
  if (pairs.length < 4) return undefined;
  const scale = Math.max(from.width, from.height);
  const size = Math.max(to.width, to.height);
  const next = mulberry32(1);
  const pick = () => pairs[(next() >>> 0) % pairs.length] as Pair;
  let best: Pair[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const [one, other] = [pick(), pick()];
    if (Math.abs(one.from.y - other.from.y) < one.from.height * 3) continue;
    const numbers = fit([one, other], scale, 6);
    if (!isSound(numbers)) continue;
    const found = fitting(pairs, mapBy(numbers), size * 0.025);
    if (found.length > best.length) best = found;
  }
  return refined(pairs, best, scale, size);
}

function refined(pairs: readonly Pair[], first: Pair[], scale: number, size: number): PlaneMap | undefined {
  let found = first;
  let numbers: Numbers = [];
  for (const tolerance of [0.02, 0.012, 0.008, 0.006, 0.006]) {
    if (found.length < 4) return undefined;
    numbers = fit(found, scale, found.length < 6 ? 6 : 8);
    if (!isSound(numbers)) return undefined;
    found = fitting(pairs, mapBy(numbers), size * tolerance);
  }
  return found.length < 4 ? undefined : mapBy(numbers);
}
