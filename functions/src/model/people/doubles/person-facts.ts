import { isDotless, toMailbox } from 'contract/rules/mails/mailboxes';
import { type DoubleReason, doubleReasonNames } from 'contract/rules/people/doubles';
import { isWithinOneEdit, minFuzzyLetters, normalise } from 'contract/text/search-words';
import type { PersonRow } from '#model/people/index/person-row.ts';

export type ComparedRow = Pick<
  PersonRow,
  'id' | 'name' | 'email' | 'phoneNumber' | 'institution' | 'identifiers'
>;

/** Facts of a person by which doubles are found. An empty text is no fact. */
export interface PersonFacts {
  readonly id: string;
  readonly email: string;
  /** Part of the address before '@', without dots and the part after '+'. */
  readonly mailName: string;
  readonly phone: string;
  readonly identifiers: readonly string[];
  readonly institution: string;
  /** Words of the name without titles, in alphabetical order. */
  readonly words: readonly string[];
}

const titles =
  /^(?:prof|drs?|dra|drg|drh|ir|hj?|kh|apt|ns|ph\.?d|[sm]\.?(?:kom|si|sc|t|e|h|m|pd|ag|ak|ap|ip|hum|kes|ked|farm|stat|sos)|mba|mit|dea)\.?$/i;

/** Returns the words of a name without academic and other titles, which follow a comma or have full stops. */
export function nameWordsOf(name: string): string[] {
  const [beforeComma = ''] = name.split(',');
  const words = beforeComma.split(/\s+/).filter((word) => !titles.test(word));
  return normalise(words.join(' ')).split(' ').filter(Boolean).sort();
}

/** Shorter parts, and those of departments, belong to many people. */
const minMailNameLetters = 6;
const departmentNames =
  /^(?:admin|info|sekretariat|humas|kontak|contact|office|mail|email|support|prodi|jurusan)/;

function toMailFacts(email: string): Pick<PersonFacts, 'email' | 'mailName'> {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [provider, own] = [address.slice(at + 1), address.slice(0, at)];
  const plain = own.replace(/\+.*/s, '').replaceAll('.', '');
  const isPersonal = plain.length >= minMailNameLetters && !departmentNames.test(plain);
  return {
    email: isDotless(provider) ? toMailbox(address) : address,
    mailName: isPersonal ? plain : '',
  };
}

const facts = new WeakMap<ComparedRow, PersonFacts>();

/** Returns the facts of a row. Rows of the index never change, so each is computed once. */
export function factsOf(row: ComparedRow): PersonFacts {
  const known = facts.get(row);
  if (known !== undefined) return known;
  const computed = {
    id: row.id,
    ...toMailFacts(row.email),
    phone: row.phoneNumber,
    identifiers: row.identifiers,
    institution: normalise(row.institution),
    words: nameWordsOf(row.name),
  };
  facts.set(row, computed);
  return computed;
}

const isTypo = (word: string, other: string): boolean =>
  word.length >= minFuzzyLetters && other.length >= minFuzzyLetters && isWithinOneEdit(word, other);

/**
 * Returns whether two names have the same words in any order, where one long word may have one typing error. A name of
 * one word must be equal.
 */
export function isSimilarName(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  const rest = [...other];
  const different = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const [word, more] = different;
  if (word === undefined) return true;
  return more === undefined && one.length > 1 && isTypo(word, rest[0] ?? '');
}

/** Returns whether two numbers have the same length and differ in one digit. */
function isNearPhone(one: string, other: string): boolean {
  if (one === '' || one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length && different < 2; at += 1) if (one[at] !== other[at]) different += 1;
  return different === 1;
}

const isSame = (one: string, other: string): boolean => one !== '' && one === other;

/**
 * Returns the reasons why two people are probably one; none if there are too few. A similar name needs another reason,
 * and a number that many people have needs a similar name.
 */
export function reasonsOf(one: PersonFacts, other: PersonFacts, isPhoneShared: boolean): DoubleReason[] {
  const email = isSame(one.email, other.email);
  const phone = isSame(one.phone, other.phone);
  const identifier = one.identifiers.some((value) => other.identifiers.includes(value));
  const name = isSimilarName(one.words, other.words);
  if (!email && !identifier && !name && (!phone || isPhoneShared)) return [];
  const holds: Readonly<Record<DoubleReason, boolean>> = {
    email,
    phone,
    identifier,
    name,
    mailName: !email && isSame(one.mailName, other.mailName),
    nearPhone: isNearPhone(one.phone, other.phone),
    institution: isSame(one.institution, other.institution),
  };
  const reasons = doubleReasonNames.filter((reason) => holds[reason]);
  return reasons.length === 1 && name ? [] : reasons;
}
