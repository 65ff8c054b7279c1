import { mulberry32 } from 'contract/rules/mulberry32';
import { hammingDistance } from './descriptor.ts';
import type { Fingerprint, TextFeature } from './fingerprint.ts';
import type { Point } from './grey-picture.ts';
import { solveLinearEquations } from './text-regions.ts';

/** Maps points of one picture to those of another picture of the same plane (homography). */
export type PlaneMap = (point: Point) => Point;

interface FeatureMatch {
  readonly from: TextFeature;
  readonly to: TextFeature;
  readonly distance: number;
}

const maxMatchBits = 34;
const maxMatchesPerFeature = 3;
const ransacTrials = 400;

function matchFeatures(from: Fingerprint, to: Fingerprint): FeatureMatch[] {
  return from.features.flatMap((feature) => {
    const near = to.features
      .map(
        (other): FeatureMatch => ({
          from: feature,
          to: other,
          distance: hammingDistance(feature.descriptor, other.descriptor),
        }),
      )
      .filter(({ distance }) => distance <= maxMatchBits);
    return near.sort((a, b) => a.distance - b.distance).slice(0, maxMatchesPerFeature);
  });
}

const endPointsOf = ({ x, y, width, slope }: TextFeature): [Point, Point] => [
  [x - width / 2, y - (slope * width) / 2],
  [x + width / 2, y + (slope * width) / 2],
];

type Coefficients = readonly number[];

const toPlaneMap =
  ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Coefficients): PlaneMap =>
  ([x, y]) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };

/** Fits a map by least squares: affine with 6 unknowns, or with perspective and 8 unknowns. */
function fitPlaneMap(pairs: readonly FeatureMatch[], scale: number, unknowns: 6 | 8): Coefficients {
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
    const targets = endPointsOf(to);
    for (const [index, [fromX, fromY]] of endPointsOf(from).entries()) {
      const [x, y] = [fromX / scale, fromY / scale];
      const [u, v] = targets[index] as Point;
      add([x, y, 1, 0, 0, 0, (-u * x) / scale, (-u * y) / scale, u]);
      add([0, 0, 0, x, y, 1, (-v * x) / scale, (-v * y) / scale, v]);
    }
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solveLinearEquations(normal);
  return [a / scale, b / scale, c, d / scale, e / scale, f, g / scale / scale, h / scale / scale];
}

function findInliers(pairs: readonly FeatureMatch[], map: PlaneMap, tolerance: number): FeatureMatch[] {
  const best = new Map<TextFeature, FeatureMatch>();
  for (const pair of pairs) {
    if (best.has(pair.from)) continue;
    const targets = endPointsOf(pair.to);
    const isNear = endPointsOf(pair.from).every((end, index) => {
      const [u, v] = map(end);
      const [x, y] = targets[index] as Point;
      return Math.abs(u - x) <= tolerance && Math.abs(v - y) <= tolerance;
    });
    if (isNear) best.set(pair.from, pair);
  }
  return [...best.values()];
}

const isPlausible = ([a = 0, b = 0, , d = 0, e = 0]: Coefficients): boolean => {
  const area = a * e - b * d;
  return area > 0.04 && area < 25 && a > 0 && e > 0;
};

/** Estimates a map by RANSAC over matching features; undefined if too few of them agree. */
export function estimatePlaneMap(from: Fingerprint, to: Fingerprint): PlaneMap | undefined {
  const pairs = matchFeatures(from, to);
  if (pairs.length < 4) return undefined;
  const scale = Math.max(from.width, from.height);
  const size = Math.max(to.width, to.height);
  const next = mulberry32(1);
  const pick = () => pairs[(next() >>> 0) % pairs.length] as FeatureMatch;
  let best: FeatureMatch[] = [];
  for (let trial = 0; trial < ransacTrials; trial += 1) {
    const [one, other] = [pick(), pick()];
    if (Math.abs(one.from.y - other.from.y) < one.from.height * 3) continue;
    const coefficients = fitPlaneMap([one, other], scale, 6);
    if (!isPlausible(coefficients)) continue;
    const inliers = findInliers(pairs, toPlaneMap(coefficients), size * 0.025);
    if (inliers.length > best.length) best = inliers;
  }
  return refinePlaneMap(pairs, best, scale, size);
}

function refinePlaneMap(
  pairs: readonly FeatureMatch[],
  first: FeatureMatch[],
  scale: number,
  size: number,
): PlaneMap | undefined {
  let inliers = first;
  let coefficients: Coefficients = [];
  for (const tolerance of [0.02, 0.012, 0.008, 0.006, 0.006]) {
    if (inliers.length < 4) return undefined;
    coefficients = fitPlaneMap(inliers, scale, inliers.length < 6 ? 6 : 8);
    if (!isPlausible(coefficients)) return undefined;
    inliers = findInliers(pairs, toPlaneMap(coefficients), size * tolerance);
  }
  return inliers.length < 4 ? undefined : toPlaneMap(coefficients);
}
