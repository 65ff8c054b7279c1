import { limitMarks } from './language/combining-marks.ts';

/** Normalises a text or a search phrase: lower case, no accents and no punctuation, single spaces. */
export const normalise = (text: string): string =>
  limitMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the distinct normalised words in order of first appearance, up to `maxCharacters`. */
export function distinctWords(text: string, maxCharacters: number): string {
  const words = [...new Set(normalise(text).split(' '))].join(' ');
  return words.length <= maxCharacters ? words : words.slice(0, words.lastIndexOf(' ', maxCharacters));
}

/** Returns true if a normalised text contains all words of a phrase, also as parts of longer words. */
export const containsWords = (text: string, phrase: string): boolean =>
  normalise(phrase)
    .split(' ')
    .every((word) => text.includes(word));

/** A text as the search compares it, with the position of each of its characters in the original. */
interface FoldedText {
  readonly folded: string;
  readonly positions: readonly number[];
}

/** ASCII first: texts consist of little else, and normalising each character is slow. */
function foldCharacter(character: string): string {
  if (character < '\u0080') return /[a-z0-9]/i.test(character) ? character.toLowerCase() : ' ';
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]/gu, ' ');
}

/** Lower case, without accents and punctuation. Works as `normalise`, but retains the positions. */
function fold(text: string): FoldedText {
  const positions: number[] = [];
  let [folded, at] = ['', 0];
  for (const character of text) {
    const part = foldCharacter(character);
    folded += part;
    for (let index = 0; index < part.length; index += 1) positions.push(at);
    at += character.length;
  }
  positions.push(at);
  return { folded, positions };
}

type Range = readonly [start: number, end: number];

/** Returns the ranges of all query words in a text, in order and without overlaps. */
export function findHits(text: string, query: string): Range[] {
  const { folded, positions } = fold(text);
  const words = normalise(query).split(' ').filter(Boolean);
  const ranges = words.flatMap((word) => {
    const found: Range[] = [];
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length))
      found.push([positions[from] ?? 0, positions[from + word.length] ?? text.length]);
    return found;
  });
  return mergeRanges(ranges);
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || start > last[1]) merged.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return merged;
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Divides a text into hits and the text between them. */
export const markHits = (text: string, query: string): TextPart[] => divide(text, findHits(text, query));

/** As `markHits`, for a search of people: beginnings of words, and whole words with a typing error. */
export function markPeopleHits(text: string, query: string): TextPart[] {
  const { folded, positions } = fold(text);
  const terms = normalise(query.replace(/(?<!\S)-\S+/g, ''))
    .split(' ')
    .filter(Boolean);
  const ranges: Range[] = [];
  for (const { 0: word, index } of folded.matchAll(/\S+/g)) {
    const term = terms.find((one) => word.startsWith(one));
    const length = term?.length ?? (terms.some((one) => isTypoOf(word, one)) ? word.length : 0);
    if (length > 0) ranges.push([positions[index] ?? 0, positions[index + length] ?? text.length]);
  }
  return divide(text, mergeRanges(ranges));
}

function divide(text: string, hits: readonly Range[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false });
  return parts;
}

/** Characters before the first hit of an excerpt. */
const contextCharacters = 60;

/** Returns the part of a text around its first hit, or its beginning, cut between words. */
export function excerptAround(text: string, query: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = findHits(line, query)[0]?.[0] ?? 0;
  const wanted = Math.max(0, first - contextCharacters);
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const rest = line.slice(start);
  const end = rest.length <= maximum ? rest.length : rest.lastIndexOf(' ', maximum);
  return `${start > 0 ? '…' : ''}${rest.slice(0, end > 0 ? end : maximum)}${end < rest.length ? '…' : ''}`;
}

/** Minimum length of words in which a search forgives one typing error. */
export const minFuzzyLetters = 4;

/** Returns whether two words differ by at most one letter: wrong, missing, added, or swapped with its neighbour. */
export function isWithinOneEdit(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === short.length) return true;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Returns whether a normalised word is close to a term of a search, which contains no digit. */
export const isTypoOf = (word: string, term: string): boolean =>
  term.length >= minFuzzyLetters && !/\d/.test(term) && isWithinOneEdit(word, term);
