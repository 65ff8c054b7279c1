import type { Gist } from './gist.ts';
import { bitsIn, sketchWords } from './sketch.ts';

/** Words of the same length differ by less, in 32nds of its logarithm: a camera at an angle makes them shorter. */
const lengthTolerance = 8;
/**
 * How many bits the camera turns: of this share of the own marks the nearest ones surely are the same words, as most
 * of what is written on a slip is the form of its bank.
 */
const formShare = 0.35;
/** The same words may well be these bits more unlike than the form is; and never are by more than this. */
const furtherBits = 12;
const mostBits = 38;
const none = 255;

/** One of the kept gists: for each own mark, in how many bits the nearest of its marks differs. */
interface Passed {
  readonly id: string;
  readonly nearest: Uint8Array;
}

/**
 * Looks through gists, one after another, for those that say what a picture says. Words count by how few of all that
 * were looked through have them too, so what the slips of one bank have in common hardly counts.
 */
export class GistSearch {
  readonly #own: Gist;
  readonly #passed: Passed[] = [];

  /** @param own of the picture itself */
  constructor(own: Gist) {
    this.#own = own;
  }

  /** @param id of what the gist belongs to */
  pass(id: string, gist: Gist): void {
    const nearest = Uint8Array.from(this.#own.lengths, (_, mark) => nearestIn(gist, this.#own, mark));
    this.#passed.push({ id, nearest });
  }

  /** Ids of those that say the most of what the picture says, the likeliest first, at most `count`. */
  likeliest(count: number): string[] {
    const limit = this.#limit();
    const worths = Array.from(this.#own.lengths, (_, mark) => this.#worthOf(mark, limit));
    return this.#passed
      .map(({ id, nearest }) => ({
        id,
        worth: worths.reduce((sum, worth, mark) => sum + ((nearest[mark] as number) <= limit ? worth : 0), 0),
      }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, count)
      .map(({ id }) => id);
  }

  /** Up to how many bits a mark counts as the same words in the other picture. */
  #limit(): number {
    const least = this.#own.lengths.map((_, mark) =>
      this.#passed.reduce((nearest, passed) => Math.min(nearest, passed.nearest[mark] as number), none),
    );
    const form = least.sort()[Math.floor(least.length * formShare)] ?? none;
    return Math.min(mostBits, form + furtherBits);
  }

  /** What it tells that another one has this mark too. */
  #worthOf(mark: number, limit: number): number {
    const holders = this.#passed.filter(({ nearest }) => (nearest[mark] as number) <= limit).length;
    return Math.log((this.#passed.length + 1) / Math.max(1, holders)) ** 2;
  }
}

/** In how many bits an own mark differs from the nearest one of a gist; `none` where that is more than `mostBits`. */
function nearestIn({ lengths, sketches }: Gist, own: Gist, mark: number): number {
  const [length, from] = [own.lengths[mark] as number, mark * sketchWords];
  let least = mostBits + 1;
  for (let other = 0; other < lengths.length; other += 1) {
    if (Math.abs((lengths[other] as number) - length) > lengthTolerance) continue;
    const at = other * sketchWords;
    let bits = 0;
    for (let word = 0; word < sketchWords && bits < least; word += 1) {
      bits += bitsIn((own.sketches[from + word] as number) ^ (sketches[at + word] as number));
    }
    least = Math.min(least, bits);
  }
  return least > mostBits ? none : least;
}
