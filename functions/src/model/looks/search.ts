import { showsSame } from './comparison.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Look, Mark } from './look.ts';
import { sketchDistance } from './sketch.ts';
import { foundBy, type Probe, probesOf, tokensOf } from './tokens.ts';

/** A look that is kept, with the id of what it belongs to. */
export interface KeptLook {
  readonly id: string;
  readonly look: Look;
}

/** Gives kept looks that have any of these tokens (30 at most), at most `limit`; the picture's own may be among them. */
export type FindLooks = (tokens: readonly string[], limit: number) => Promise<readonly KeptLook[]>;

/** @param reads that the queries cost in all: a look for each that is found, and one where none is */
export interface SearchLimits {
  readonly reads: number;
  readonly looksOfQuery: number;
}

export interface SearchOutcome {
  /** Ids of the kept looks that show the same slip, the most alike first. */
  readonly same: string[];
  /** Tokens of what no other slip has: those to be kept, so that later searches find few by each. */
  readonly rareTokens: string[];
}

/** Of Firestore. */
const tokensOfQuery = 30;
/** Looks that are compared in earnest. */
const mostCompared = 6;

/**
 * Searches the kept looks that show the same slip as a picture. What slips of one bank have in common would find them
 * all; but words that those have too that were found are not asked for again, so that the next query finds by what is
 * rare; and they are not to be kept as tokens, so that few looks are found by each.
 *
 * @param own the look of the picture itself, and the id under which it may be found
 */
export async function searchLooks(
  picture: GreyPicture,
  own: KeptLook,
  find: FindLooks,
  limits: SearchLimits,
): Promise<SearchOutcome> {
  const found = await candidatesFor(picture, own, find, limits);
  const same = likeliest(found)
    .slice(0, mostCompared)
    .filter(({ kept }) => showsSame(picture, own.look, kept.look));
  const others = found.filter((candidate) => !same.includes(candidate));
  const rare = foundBy(own.look).filter((mark) => !others.some(({ common }) => common.has(mark)));
  return { same: same.map(({ kept }) => kept.id), rareTokens: tokensOf(rare) };
}

/** A kept look that was found, with the own marks that it has too. */
interface Candidate {
  readonly kept: KeptLook;
  readonly common: ReadonlySet<Mark>;
}

async function candidatesFor(
  picture: GreyPicture,
  own: KeptLook,
  find: FindLooks,
  { reads, looksOfQuery }: SearchLimits,
): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  let waiting: readonly Probe[] = probesOf(picture, own.look);
  for (let left = reads; left > 0 && waiting.length > 0; ) {
    const limit = Math.min(looksOfQuery, left);
    const tokens = firstTokens(waiting);
    const rows = await find([...tokens], limit);
    left -= Math.max(1, rows.length);
    const fresh = rows
      .filter(({ id }) => id !== own.id && !found.has(id))
      .map((kept): Candidate => ({ kept, common: commonMarks(own.look, kept.look) }));
    for (const candidate of fresh) found.set(candidate.kept.id, candidate);
    // A query that was answered whole need not be asked again.
    const isAnswered = rows.length < limit;
    waiting = waiting.filter(
      ({ mark, token }) =>
        !(isAnswered && tokens.has(token)) && !fresh.some(({ common }) => common.has(mark)),
    );
  }
  return [...found.values()];
}

function firstTokens(probes: readonly Probe[]): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const { token } of probes) {
    tokens.add(token);
    if (tokens.size === tokensOfQuery) break;
  }
  return tokens;
}

/** Of the marks so many surely show the form, where the other slip is of the same bank. */
const formShare = 0.25;
/** Marks are the same words where they differ in so many bits more than the form does, or fewer; and at most in so many. */
const furtherBits = 14;
const mostBits = 26;

/** The marks of a look that another look has too, as like as its camera lets them be. */
function commonMarks(own: Look, { marks }: Look): Set<Mark> {
  const nearest = foundBy(own).map((mark) => ({
    mark,
    bits: Math.min(...marks.map(({ sketch }) => sketchDistance(mark.sketch, sketch))),
  }));
  const sorted = nearest.map(({ bits }) => bits).sort((a, b) => a - b);
  const limit = Math.min(mostBits, furtherBits + (sorted[Math.floor(sorted.length * formShare)] ?? 0));
  return new Set(nearest.filter(({ bits }) => bits <= limit).map(({ mark }) => mark));
}

/** Those first that have in common what others have not. */
function likeliest(found: readonly Candidate[]): Candidate[] {
  const holders = new Map<Mark, number>();
  for (const mark of found.flatMap(({ common }) => [...common]))
    holders.set(mark, (holders.get(mark) ?? 0) + 1);
  const scoreOf = ({ common }: Candidate): number =>
    [...common].reduce((sum, mark) => sum + 1 / (holders.get(mark) as number) ** 2, 0);
  return found
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}
