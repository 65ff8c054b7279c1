import { showsSame } from './comparison.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Look, type Mark, searchedMarks, tokensOf, tokensOfMark, tokenTables } from './look.ts';
import { sketchDistance } from './sketch.ts';

/** A look that is kept, with the tokens by which it is found. */
export interface KeptLook {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly look: Look;
}

/** Gives kept looks that have any of these tokens (30 at most), at most `limit`; the picture's own may be among them. */
export type FindLooks = (tokens: readonly string[], limit: number) => Promise<readonly KeptLook[]>;

/** @param reads that the queries cost in all: a look for each that is found, and one where none is */
export interface SearchLimits {
  readonly reads: number;
  readonly looksOfQuery: number;
}

/** Of Firestore. */
const tokensOfQuery = 30;
/** Two sketches of the same words differ in so many bits at most, save in a bad photograph; two numbers in more. */
const nearlySame = 20;
/** Looks that are compared in earnest. */
const mostCompared = 6;

/**
 * The kept looks that show the same slip as a picture. What slips of one bank have in common would find them all; but
 * words that those have too that were found are not asked for again, so that the next query finds by what is rare.
 *
 * @param own the look of the picture itself, and the id under which it may be found
 * @returns ids of those that show the same, the most alike first
 */
export async function searchLooks(
  picture: GreyPicture,
  own: { readonly id: string; readonly look: Look },
  find: FindLooks,
  limits: SearchLimits,
): Promise<string[]> {
  const tokens = [...new Set(tokensOf(own.look))];
  const found = await candidatesFor(own, find, limits);
  const frequency = frequencyOf(tokens, found);
  const scoreOf = (kept: KeptLook): number => {
    const has = new Set(kept.tokens);
    return tokens.reduce(
      (sum, token) => sum + (has.has(token) ? 1 / (frequency.get(token) ?? 1) ** 2 : 0),
      0,
    );
  };
  return found
    .map((kept) => ({ kept, score: scoreOf(kept) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCompared)
    .filter(({ kept }) => showsSame(picture, own.look, kept.look))
    .map(({ kept }) => kept.id);
}

function frequencyOf(tokens: readonly string[], found: readonly KeptLook[]): Map<string, number> {
  const own = new Set(tokens);
  const frequency = new Map<string, number>();
  for (const kept of found) {
    for (const token of new Set(kept.tokens)) {
      if (own.has(token)) frequency.set(token, (frequency.get(token) ?? 0) + 1);
    }
  }
  return frequency;
}

interface Sought {
  readonly token: string;
  readonly mark: Mark;
}

/** In an order in which neighbours come from all over the picture. */
function soughtOf(look: Look): Sought[] {
  const sought = searchedMarks(look).map((mark) => tokensOfMark(mark).map((token) => ({ token, mark })));
  return Array.from({ length: tokenTables }, (_, table) =>
    sought.flatMap((tokens) => tokens[table] ?? []),
  ).flat();
}

async function candidatesFor(
  own: { readonly id: string; readonly look: Look },
  find: FindLooks,
  { reads, looksOfQuery }: SearchLimits,
): Promise<KeptLook[]> {
  const found = new Map<string, KeptLook>();
  let waiting = soughtOf(own.look);
  for (let left = reads; left > 0 && waiting.length > 0; ) {
    const limit = Math.min(looksOfQuery, left);
    const asked = waiting.slice(0, tokensOfQuery);
    const rows = await find([...new Set(asked.map(({ token }) => token))], limit);
    left -= Math.max(1, rows.length);
    const others = rows.filter(({ id }) => id !== own.id);
    for (const row of others) found.set(row.id, row);
    const common = commonMarks(waiting, others);
    // A query that was answered whole need not be asked again.
    const again = rows.length < limit ? [] : asked;
    waiting = [...waiting.slice(asked.length), ...again].filter(({ mark }) => !common.has(mark));
  }
  return [...found.values()];
}

/** Marks that one of these looks has too, or nearly so. */
function commonMarks(sought: readonly Sought[], looks: readonly KeptLook[]): Set<Mark> {
  const marks = new Set(sought.map(({ mark }) => mark));
  const kept = looks.flatMap(({ look }) => look.marks);
  return new Set(
    [...marks].filter((mark) => kept.some(({ sketch }) => sketchDistance(mark.sketch, sketch) <= nearlySame)),
  );
}
