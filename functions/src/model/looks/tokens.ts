import { mulberry32 } from 'contract/rules/mulberry32';
import type { GreyPicture } from './grey-picture.ts';
import { frameOf, type Look, type Mark } from './look.ts';
import { certaintiesOf, sketchBits } from './sketch.ts';

/** Of the longest marks so many find a picture. */
const mostMarks = 64;
/** In heights: shorter ones say little. */
const leastLength = 3;
/** A token is a part of a sketch: so many of its bits, and of each sketch there are so many. */
const tokenBits = 22;
const tables = 12;
const seed = 20_311;

/** Which bits make up the tokens of each table. */
const places: readonly (readonly number[])[] = (() => {
  const next = mulberry32(seed);
  return Array.from({ length: tables }, () => {
    const bits = Array.from({ length: sketchBits }, (_, bit) => ({ bit, order: next() }));
    return bits
      .sort((a, b) => a.order - b.order)
      .slice(0, tokenBits)
      .map(({ bit }) => bit);
  });
})();

/** The marks that a look is found by. */
export const foundBy = ({ marks }: Look): readonly Mark[] =>
  marks.filter(({ width, height }) => width >= height * leastLength).slice(0, mostMarks);

const tokenOf = (table: number, part: number): string => `${table.toString(36)}${part.toString(36)}`;

const partOf = ({ sketch }: Mark, bits: readonly number[]): number =>
  bits.reduce((part, bit) => part * 2 + (((sketch[bit >> 5] as number) >>> (bit & 31)) & 1), 0);

/** Parts of the sketches of these marks: of two pictures of the same words they have some in common. */
export const tokensOf = (marks: readonly Mark[]): string[] => [
  ...new Set(marks.flatMap((mark) => places.map((bits, table) => tokenOf(table, partOf(mark, bits))))),
];

/** A token that another picture of the same words may well have, and how likely that is. */
export interface Probe {
  readonly mark: Mark;
  readonly token: string;
  readonly chance: number;
}

/** By which the side of a plane changes, in what is usual: between a copy that was saved anew and a photograph. */
const noise = 0.3;
/** Of a normal distribution, whose tail this makes a simple one. */
const steepness = 1.7;
/** Bits of a token that may be on the other side in the other picture; two of them at once. */
const doubtfulBits = 6;
/** How likely the words were found with the same ends. */
const framed = 0.6;

/** What to ask for, the likeliest first: tokens as they are, and with the bits turned that are most in doubt. */
export function probesOf(picture: GreyPicture, look: Look): Probe[] {
  return foundBy(look)
    .flatMap((mark) => {
      const certainties = certaintiesOf(picture, frameOf(mark));
      const probes = places
        .flatMap((bits, table) => probesOfTable(mark, table, bits, certainties))
        .sort((a, b) => b.chance - a.chance);
      return afterOneAnother(probes);
    })
    .sort((a, b) => b.chance - a.chance);
}

function probesOfTable(
  mark: Mark,
  table: number,
  bits: readonly number[],
  certainties: Float32Array,
): Probe[] {
  /** How much likelier a bit is turned than not. */
  const odds = bits.map((bit) => Math.exp((-steepness * (certainties[bit] as number)) / noise));
  const whole = odds.reduce((chance, odd) => chance / (1 + odd), 1);
  const part = partOf(mark, bits);
  const doubts = odds
    .map((odd, index) => ({ odd, turned: 1 << (tokenBits - 1 - index) }))
    .sort((a, b) => b.odd - a.odd)
    .slice(0, doubtfulBits);
  const pairs = doubts.flatMap((one, index) =>
    doubts.slice(index + 1).map((other) => ({ odd: one.odd * other.odd, turned: one.turned | other.turned })),
  );
  return [{ odd: 1, turned: 0 }, ...doubts, ...pairs].map(({ odd, turned }) => ({
    mark,
    token: tokenOf(table, part ^ turned),
    chance: whole * odd,
  }));
}

/** A token is of use only where those before it, of the same mark, did not find it yet. */
function afterOneAnother(probes: readonly Probe[]): Probe[] {
  let missed = 1;
  return probes.map((probe) => {
    const chance = probe.chance * missed;
    missed *= 1 - probe.chance * framed;
    return { ...probe, chance };
  });
}
