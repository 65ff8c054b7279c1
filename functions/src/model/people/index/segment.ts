import { hasPhrase, type Search, toCodeWords, toPhoneDigits, toTextWords } from './parse-search.ts';
import type { PersonRow } from './person-row.ts';
import { fits, WordIndex } from './word-index.ts';

/** Rows with the indexes of their words. */
export interface Segment {
  readonly rows: readonly PersonRow[];
  readonly texts: WordIndex;
  readonly codes: WordIndex;
  readonly phones: readonly string[];
}

const indexWords = (rows: readonly PersonRow[], wordsOf: (row: PersonRow) => Iterable<string>): WordIndex => {
  const rowsByWord = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    for (const word of wordsOf(row)) {
      const known = rowsByWord.get(word);
      if (known === undefined) rowsByWord.set(word, [index]);
      else known.push(index);
    }
  }
  return WordIndex.from(rowsByWord);
};

export const toSegment = (rows: readonly PersonRow[]): Segment => ({
  rows,
  texts: indexWords(rows, toTextWords),
  codes: indexWords(rows, toCodeWords),
  phones: rows.map((row) => toPhoneDigits(row.phoneNumber)),
});

/** Returns how well each row fits a word of a search. */
function fitWord({ rows, texts, codes }: Segment, word: string, forgivesTypos: boolean): Uint8Array {
  const fitOf = new Uint8Array(rows.length);
  if (forgivesTypos) texts.addTypos(word, fitOf);
  texts.addBeginnings(word, fitOf);
  codes.addBeginnings(word, fitOf);
  return fitOf;
}

/** A number is a part of a phone number, the groups of a member number, or the digits of a NUPTK. */
function fitNumber(segment: Segment, { parts, groups }: Search['numbers'][number]): Uint8Array {
  const fitOf = new Uint8Array(segment.rows.length).fill(fits.exact);
  for (const group of groups) intersect(fitOf, fitWord(segment, group, false));
  segment.codes.addBeginnings(parts.at(-1) ?? '', fitOf);
  for (const [index, phone] of segment.phones.entries())
    if (parts.some((part) => phone.includes(part))) fitOf[index] = fits.exact;
  return fitOf;
}

function fitPhrase(segment: Segment, phrase: string): Uint8Array {
  const fitOf = new Uint8Array(segment.rows.length).fill(fits.exact);
  for (const word of phrase.split(' ')) intersect(fitOf, fitWord(segment, word, false));
  for (const [index, row] of segment.rows.entries())
    fitOf[index] = fitOf[index] !== fits.none && hasPhrase(row, phrase) ? fits.exact : fits.none;
  return fitOf;
}

/** Sets the fit to none where the other one is. */
function intersect(fitOf: Uint8Array, other: Uint8Array): void {
  for (let index = 0; index < fitOf.length; index += 1)
    if (other[index] === fits.none) fitOf[index] = fits.none;
}

/** Weights of the worst fit of all terms, and of a name that contains all words. */
const weights = { weakest: 1000, name: 100 };

/**
 * Returns the rows that a search finds, unordered. `isLive` excludes rows of this segment that changed since.
 */
export function searchSegment(
  segment: Segment,
  search: Search,
  forgivesTypos: boolean,
  isLive: (row: PersonRow) => boolean,
): { row: PersonRow; fit: number }[] {
  if (segment.rows.length === 0) return [];
  const terms = [
    ...search.numbers.map((number) => fitNumber(segment, number)),
    ...search.phrases.map((phrase) => fitPhrase(segment, phrase)),
    ...search.words.map((word) => fitWord(segment, word, forgivesTypos)),
  ];
  const hits: { row: PersonRow; fit: number }[] = [];
  for (const [index, row] of segment.rows.entries()) {
    let fit = 0;
    let weakest: number = fits.exact;
    for (const fitOf of terms) {
      const here = fitOf[index] as number;
      weakest = Math.min(weakest, here);
      if (here === fits.none) break;
      fit += here;
    }
    if (weakest === fits.none || !isLive(row)) continue;
    if (search.excluded.some((phrase) => hasPhrase(row, phrase))) continue;
    const inName = isInName(row, search) ? weights.name : 0;
    hits.push({ row, fit: weakest * weights.weakest + inName + fit });
  }
  return hits;
}

const isInName = ({ nameKey }: PersonRow, { words, phrases }: Search): boolean =>
  words.length + phrases.length > 0 &&
  [...words, ...phrases].every((word) => ` ${nameKey}`.includes(` ${word}`));
