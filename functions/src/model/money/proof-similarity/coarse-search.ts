import type { CoarseFingerprint } from './coarse-fingerprint.ts';
import { countSetBits, descriptorWords } from './descriptor.ts';

/** Tolerance in 32nds of the logarithm, because a camera at an angle shortens the same words. */
const lengthTolerance = 8;
/**
 * Share of the own features whose nearest matches are surely the same words, because most text of a slip is
 * the form of its bank. Their distance shows the noise of the camera.
 */
const templateShare = 0.35;
/** The same words may differ by this many bits more than the form, but never by more than `maxMatchBits`. */
const toleranceBits = 12;
const maxMatchBits = 38;
const noMatch = 255;

/** A candidate: for each own feature, the Hamming distance to its nearest feature. */
interface Candidate {
  readonly id: string;
  readonly nearest: Uint8Array;
}

/**
 * Searches coarse fingerprints for those with the same text as a picture. Rare words weigh more: text that
 * the slips of one bank have in common hardly counts.
 */
export class CoarseSearch {
  readonly #own: CoarseFingerprint;
  readonly #candidates: Candidate[] = [];

  constructor(own: CoarseFingerprint) {
    this.#own = own;
  }

  addCandidate(id: string, coarse: CoarseFingerprint): void {
    const nearest = Uint8Array.from(this.#own.lengths, (_, feature) =>
      nearestDistance(coarse, this.#own, feature),
    );
    this.#candidates.push({ id, nearest });
  }

  /** Returns the ids of the best matches, the best first, at most `count`. */
  findBestMatches(count: number): string[] {
    const threshold = this.#threshold();
    const weights = Array.from(this.#own.lengths, (_, feature) => this.#weightOf(feature, threshold));
    return this.#candidates
      .map(({ id, nearest }) => ({
        id,
        weight: weights.reduce(
          (sum, weight, feature) => sum + ((nearest[feature] as number) <= threshold ? weight : 0),
          0,
        ),
      }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, count)
      .map(({ id }) => id);
  }

  /** Returns the maximum distance at which a feature counts as the same words. */
  #threshold(): number {
    const nearest = this.#own.lengths.map((_, feature) =>
      this.#candidates.reduce(
        (nearest, candidate) => Math.min(nearest, candidate.nearest[feature] as number),
        noMatch,
      ),
    );
    const form = nearest.sort()[Math.floor(nearest.length * templateShare)] ?? noMatch;
    return Math.min(maxMatchBits, form + toleranceBits);
  }

  /** Returns the weight of a feature, its squared inverse document frequency. */
  #weightOf(feature: number, threshold: number): number {
    const matchCount = this.#candidates.filter(
      ({ nearest }) => (nearest[feature] as number) <= threshold,
    ).length;
    return Math.log((this.#candidates.length + 1) / Math.max(1, matchCount)) ** 2;
  }
}

/** Returns the distance to the nearest feature of a candidate; `noMatch` beyond `maxMatchBits`. */
function nearestDistance(
  { lengths, descriptors }: CoarseFingerprint,
  own: CoarseFingerprint,
  feature: number,
): number {
  const [length, from] = [own.lengths[feature] as number, feature * descriptorWords];
  let nearest = maxMatchBits + 1;
  for (let other = 0; other < lengths.length; other += 1) {
    if (Math.abs((lengths[other] as number) - length) > lengthTolerance) continue;
    const at = other * descriptorWords;
    let bits = 0;
    for (let word = 0; word < descriptorWords && bits < nearest; word += 1) {
      bits += countSetBits((own.descriptors[from + word] as number) ^ (descriptors[at + word] as number));
    }
    nearest = Math.min(nearest, bits);
  }
  return nearest > maxMatchBits ? noMatch : nearest;
}
