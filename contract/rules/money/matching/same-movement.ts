import { extractWords } from './narratives.ts';
import { sharedLetters } from './payer-names.ts';

/** A credit of a statement, as far as exports in different layouts agree on it. */
export interface Movement {
  /** 'YYYY-MM-DD' in Jakarta. */
  readonly date: string;
  readonly amountInSen: number;
  readonly narrative: string;
  readonly reference: string | null;
}

/** Letters of common words that two texts of one movement have at least, such as a name or a bill code. */
const minSharedLetters = 4;

/**
 * Returns how well two texts describe one movement, 0 if they do not. Equal references count most. A text
 * without any word of its own fits every other one a little.
 */
function similarityOf(one: Movement, other: Movement): number {
  if (one.reference !== null && one.reference === other.reference) return Number.POSITIVE_INFINITY;
  const [words, others] = [extractWords(one.narrative), extractWords(other.narrative)];
  if (words.length === 0 || others.length === 0) return 1;
  const letters = sharedLetters(words, others);
  return letters >= minSharedLetters ? letters : 0;
}

/**
 * Pairs new movements with stored ones of the same day and amount and with a similar text: probably the
 * same, exported in another layout. Each one is in at most one pair. Returns indexes in `stored` by index in
 * `added`.
 */
export function pairMovements(added: readonly Movement[], stored: readonly Movement[]): Map<number, number> {
  const keyOf = ({ date, amountInSen }: Movement) => `${date} ${amountInSen}`;
  const byKey = new Map<string, number[]>();
  for (const [at, movement] of stored.entries())
    byKey.set(keyOf(movement), [...(byKey.get(keyOf(movement)) ?? []), at]);
  const candidates = added.flatMap((movement, from) =>
    (byKey.get(keyOf(movement)) ?? []).map((to) => ({
      from,
      to,
      similarity: similarityOf(movement, stored[to] as Movement),
    })),
  );
  const pairs = new Map<number, number>();
  const paired = new Set<number>();
  const best = candidates.filter(({ similarity }) => similarity > 0);
  for (const { from, to } of best.sort((one, other) => other.similarity - one.similarity)) {
    if (pairs.has(from) || paired.has(to)) continue;
    pairs.set(from, to);
    paired.add(to);
  }
  return pairs;
}
