import { limits } from 'contract/rules/limits';
import { formatBillCode } from 'contract/rules/money/bills';
import { normalise } from 'contract/text/search-words';

/** Maximum number of words of a field at which a phrase can begin. More would only fill the index. */
const maxPhrases = 8;
const minDigits = 3;

/**
 * Maximum number of keys. Each takes an entry in every search index, and Firestore allows 40,000 entries per
 * document. Only fields of more than a hundred characters reach it; the longest keys are dropped.
 */
const maxKeys = 1500;

/** Returns each prefix of a phrase, up to the length of a search. */
function toPrefixes(phrase: string): string[] {
  const characters = [...phrase].slice(0, limits.searchCharacters);
  return characters.map((_, index) =>
    characters
      .slice(0, index + 1)
      .join('')
      .trimEnd(),
  );
}

/** Returns the rest of a text from each of its words: 'budi santoso' and 'santoso'. */
function toPhrases(text: string): string[] {
  const words = normalise(text).split(' ');
  return words.slice(0, maxPhrases).map((_, index) => words.slice(index).join(' '));
}

const toKeys = (text: string): string[] => toPhrases(text).flatMap(toPrefixes);

/** Returns keys of a number and of its last digits, as people read it out: '048213' by '8213'. */
function toNumberKeys(number: string): string[] {
  const digits = /(?<!\d)\d+$/.exec(number)?.[0] ?? '';
  const shorter = Array.from({ length: Math.max(0, digits.length - minDigits) }, (_, index) =>
    digits.slice(-(minDigits + index)),
  );
  return [...toKeys(number), ...shorter];
}

/** Returns the keys of a bill code as displayed, and as banks shorten it. */
const toBillKeys = (code: string): string[] => [...toKeys(code), ...toKeys(formatBillCode(code))];

/** Returns the keys by which `searchCondition` finds texts, numbers and a bill code (decision 0006). */
export function toSearchKeys(texts: readonly string[], numbers: readonly string[], bill = ''): string[] {
  const search = new Set([...texts.flatMap(toKeys), ...numbers.flatMap(toNumberKeys), ...toBillKeys(bill)]);
  const keys =
    search.size > maxKeys ? [...search].sort((one, other) => one.length - other.length) : [...search];
  return keys.slice(0, maxKeys);
}

/** Returns the condition of a search in the field `search`. A search of punctuation only finds nothing. */
export const searchCondition = (q: string | undefined): readonly ['search', string] | undefined =>
  q === undefined || q === '' ? undefined : ['search', normalise(q)];
