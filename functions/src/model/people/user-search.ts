import type { UserRecord } from '#data/records.ts';

/**
 * How much is kept of a phrase, and so what a longer one is found by (decision 0008). Addresses and
 * member numbers begin alike, so more of them is kept.
 */
const [phraseCharacters, identifierCharacters] = [16, 40];

/** A field of that many words is long enough to be found by; the rest would only fill the index. */
const mostPhrases = 8;
const fewestDigits = 3;

/** The fields that are kept for lists alone; nobody is shown them. */
export type SearchFields = Pick<UserRecord, 'nameKey' | 'search'>;

/** Without accents, capitals and signs; words stand one space apart. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const cut = (phrase: string, length: number): string => [...phrase].slice(0, length).join('').trimEnd();

/** Each beginning of a phrase, up to a length. */
const prefixesOf = (phrase: string, longest: number): string[] =>
  Array.from({ length: Math.min([...phrase].length, longest) }, (_, index) => cut(phrase, index + 1));

/** The rest of a text from each of its words on: 'budi santoso' and 'santoso'. */
function phrasesOf(text: string): string[] {
  const words = normalise(text).split(' ');
  return words.slice(0, mostPhrases).map((_, index) => words.slice(index).join(' '));
}

const keysOf = (text: string): string[] =>
  phrasesOf(text).flatMap((phrase) => prefixesOf(phrase, phraseCharacters));

/** The phrases that begin before the @ hold the whole address; the others are its parts. */
function addressKeysOf(email: string): string[] {
  const localWords = normalise(email.slice(0, email.indexOf('@'))).split(' ').length;
  const addressPhrases = phrasesOf(email).slice(0, localWords);
  return [...keysOf(email), ...addressPhrases.flatMap((phrase) => prefixesOf(phrase, identifierCharacters))];
}

/** A number is found whole, by its parts, and by its last digits, as people read it out: '048213' by '8213'. */
function numberKeysOf(number: string): string[] {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  const shorter = Array.from({ length: Math.max(0, digits.length - fewestDigits) }, (_, index) =>
    digits.slice(-(fewestDigits + index)),
  );
  return [...keysOf(number), ...prefixesOf(normalise(number), identifierCharacters), ...shorter];
}

/**
 * What a user is found and sorted by. Must be written with every change of the fields that it is made of.
 */
export function searchFields(
  user: Pick<UserRecord, 'name' | 'email' | 'institution' | 'memberNumber'>,
): SearchFields {
  const search = new Set([
    ...keysOf(user.name),
    ...addressKeysOf(user.email),
    ...keysOf(user.institution),
    ...numberKeysOf(user.memberNumber ?? ''),
  ]);
  return { nameKey: normalise(user.name), search: [...search] };
}

/** A whole record with the fields that it is found by. */
export const searchable = (record: Omit<UserRecord, keyof SearchFields>): UserRecord => ({
  ...record,
  ...searchFields(record),
});

/** An address that has something before its @, or a member number that has gone past the year. */
const identifier = /^[^@]*[\p{L}\p{N}][^@]*@|^\p{L}+-\d{4}-/u;

/** What stands in the index for a phrase that somebody typed; nobody has '' in theirs. */
export const searchKey = (phrase: string): string =>
  cut(normalise(phrase), identifier.test(phrase.trim()) ? identifierCharacters : phraseCharacters);
