import { limits } from 'contract/rules/limits';
import { readableBillCode } from 'contract/rules/money/bills';
import { normalise } from 'contract/words/search-words';
import type { UserRecord } from '#data/records.ts';

/** A field of that many words is long enough to be found by; the rest would only fill the index. */
const mostPhrases = 8;
const fewestDigits = 3;

/**
 * Each takes an entry in every index of a search, and Firestore allows a document 40,000 of those. Only fields of more
 * than a hundred characters come near; the longest beginnings give way.
 */
const mostKeys = 1500;

/** The fields that are kept for lists alone; nobody is shown them. */
export type SearchFields = Pick<UserRecord, 'nameKey' | 'search'>;

/** Each beginning of a phrase, as far as a search may be typed. */
function prefixesOf(phrase: string): string[] {
  const characters = [...phrase].slice(0, limits.searchCharacters);
  return characters.map((_, index) =>
    characters
      .slice(0, index + 1)
      .join('')
      .trimEnd(),
  );
}

/** The rest of a text from each of its words on: 'budi santoso' and 'santoso'. */
function phrasesOf(text: string): string[] {
  const words = normalise(text).split(' ');
  return words.slice(0, mostPhrases).map((_, index) => words.slice(index).join(' '));
}

const keysOf = (text: string): string[] => phrasesOf(text).flatMap(prefixesOf);

/** A number is found as any text, and by its last digits, as people read it out: '048213' by '8213'. */
function numberKeysOf(number: string): string[] {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  const shorter = Array.from({ length: Math.max(0, digits.length - fewestDigits) }, (_, index) =>
    digits.slice(-(fewestDigits + index)),
  );
  return [...keysOf(number), ...shorter];
}

/** A bill is found as it is written on the screen, and as banks leave it. */
const billKeysOf = (code: string): string[] => [...keysOf(code), ...keysOf(readableBillCode(code))];

/**
 * What a user is found and sorted by. Must be written with every change of the fields that it is made of.
 */
export function searchFields(
  user: Pick<UserRecord, 'name' | 'email' | 'institution' | 'memberNumber' | 'bill'>,
): SearchFields {
  const { name, email, institution, memberNumber, bill } = user;
  const search = searchKeysOf([name, email, institution], [memberNumber ?? ''], bill ?? '');
  return { nameKey: normalise(name), search };
}

/** What something is found by that has these texts and numbers, and this bill. */
export function searchKeysOf(texts: readonly string[], numbers: readonly string[], bill = ''): string[] {
  const search = new Set([...texts.flatMap(keysOf), ...numbers.flatMap(numberKeysOf), ...billKeysOf(bill)]);
  const keys =
    search.size > mostKeys ? [...search].sort((one, other) => one.length - other.length) : [...search];
  return keys.slice(0, mostKeys);
}

/** A whole record with the fields that it is found by. */
export const searchable = (record: Omit<UserRecord, keyof SearchFields>): UserRecord => ({
  ...record,
  ...searchFields(record),
});
