import { formatBillCode } from 'contract/rules/money/bills';
import { normalise } from 'contract/text/search-words';
import type { PersonRow } from './person-row.ts';

/** Minimum digits in a row by which a phone number is found. */
export const minPhoneDigits = 5;
/** Minimum last digits of a member number, as people read it out: '048213' by '213'. */
const minNumberDigits = 3;

/** A parsed search. A person is found if each term fits and no excluded one does. */
export interface Search {
  /** Normalised words; each also fits as the beginning of a word. */
  readonly words: readonly string[];
  /** Normalised words in a row, from quotation marks or from a typed email address. */
  readonly phrases: readonly string[];
  /**
   * Numbers: parts of a phone number, one of which must fit, and the groups as they were typed. The parts are the
   * digits without 0, 62 and +62, and all of them, because the digits may be from the middle of a number.
   */
  readonly numbers: readonly { readonly parts: readonly string[]; readonly groups: readonly string[] }[];
  /** Normalised phrases after a minus. */
  readonly excluded: readonly string[];
}

/** Returns digits as they are part of any spelling of a phone number: without 0, 62 or +62 in front. */
const toNationalDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return /^\s*(?:\+|00)?620*8/.test(text.replace(/[\s().-]/g, ''))
    ? digits.replace(/^(?:00)?620*/, '')
    : digits.replace(/^0+/, '');
};

const phonePattern = /(?<![\p{L}\p{N}]-?)\+?\d[\d\s().\-/]*\d(?![\p{L}\p{N}])/gu;
const quotedPattern = /(?<minus>(?<!\S)-)?"(?<phrase>[^"]*)"?/g;
const excludedPattern = /(?<!\S)-(?<word>\S+)/g;
const addressPattern = /(?<!\S)[^\s@]*@\S*/g;

/** Parses what a person typed: words, "phrases", -excluded words, email addresses and phone numbers. */
export function parseSearch(typed: string): Search {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const numbers: Search['numbers'][number][] = [];
  const withoutQuoted = typed.replace(quotedPattern, (...match) => {
    const { minus, phrase } = match.at(-1) as { minus?: string; phrase: string };
    (minus === undefined ? phrases : excluded).push(normalise(phrase));
    return ' ';
  });
  const withoutExcluded = withoutQuoted.replace(excludedPattern, (...match) => {
    const { word } = match.at(-1) as { word: string };
    // A minus in front of digits is part of a number: '-0001'.
    if (/^\d/.test(word)) return ` ${word}`;
    excluded.push(normalise(word));
    return ' ';
  });
  const withoutAddresses = withoutExcluded.replace(addressPattern, (address) => {
    phrases.push(normalise(address));
    return ' ';
  });
  const rest = withoutAddresses.replace(phonePattern, (number) => {
    const parts = new Set([toNationalDigits(number), number.replace(/\D/g, '')]);
    const long = [...parts].filter(({ length }) => length >= minPhoneDigits);
    if (long.length === 0) return number;
    numbers.push({ parts: long, groups: normalise(number).split(' ') });
    return ' ';
  });
  const isFilled = (text: string) => text !== '';
  return {
    words: normalise(rest).split(' ').filter(isFilled),
    phrases: phrases.filter(isFilled),
    numbers,
    excluded: excluded.filter(isFilled),
  };
}

/** Returns whether a search has anything to find; one of punctuation only finds nothing. */
export const isEmptySearch = ({ words, phrases, numbers }: Search): boolean =>
  words.length + phrases.length + numbers.length === 0;

const wordsOf = (text: string): string[] => normalise(text).split(' ').filter(Boolean);

/** Texts of a row in whose words typing errors are forgiven. */
export const textsOf = (row: PersonRow): readonly string[] => [
  row.name,
  row.institution,
  row.department,
  row.expertise,
  row.city,
  ...(row.seat === null ? [] : [row.seat.institution]),
  ...row.tags,
];

/** Returns the last three and more digits of a member number. */
function toLastDigits(memberNumber: string | null): string[] {
  const digits = /(?<!\d)\d+$/.exec(memberNumber ?? '')?.[0] ?? '';
  const count = Math.max(0, digits.length - minNumberDigits);
  return Array.from({ length: count }, (_, index) => digits.slice(-(minNumberDigits + index)));
}

/** Returns the distinct words by which a person is found with forgiven typing errors. */
export const toTextWords = (row: PersonRow): Set<string> => new Set(textsOf(row).flatMap(wordsOf));

/** Returns the distinct words of address, member number, identifiers and bill, which only fit from their beginning. */
export const toCodeWords = (row: PersonRow): Set<string> =>
  new Set([
    ...wordsOf(row.email),
    ...wordsOf(row.memberNumber ?? ''),
    ...toLastDigits(row.memberNumber),
    ...row.identifiers.flatMap(wordsOf),
    ...(row.bill === null ? [] : [...wordsOf(row.bill), ...wordsOf(formatBillCode(row.bill))]),
  ]);

/** Returns whether the words of a phrase are in a row in one of the texts; the last one may be incomplete. */
export const hasPhrase = (row: PersonRow, phrase: string): boolean =>
  [
    ...textsOf(row),
    row.email,
    row.memberNumber ?? '',
    ...row.identifiers,
    row.bill === null ? '' : formatBillCode(row.bill),
  ].some((text) => ` ${normalise(text)}`.includes(` ${phrase}`));

/** Returns the digits of a stored phone number without the country of Indonesia. */
export const toPhoneDigits = (phoneNumber: string): string => toNationalDigits(phoneNumber);
