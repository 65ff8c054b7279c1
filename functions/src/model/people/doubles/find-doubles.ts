import {
  type DoubleReason,
  doubleLimits,
  doubleReasonNames,
  pairIdOf,
  weighReasons,
} from 'contract/rules/people/doubles';
import { minFuzzyLetters } from 'contract/text/search-words';
import { type ComparedRow, factsOf, type PersonFacts, reasonsOf } from './person-facts.ts';

/** Two people who are probably one. */
export interface FoundDouble {
  /** In alphabetical order. */
  readonly people: readonly [string, string];
  readonly reasons: readonly DoubleReason[];
  readonly score: number;
}

/** Strongest first; then by ids, so that the order is total. */
const compare = (one: FoundDouble, other: FoundDouble): number =>
  other.score - one.score || (pairIdOf(...one.people) < pairIdOf(...other.people) ? -1 : 1);

const toDouble = (one: PersonFacts, other: PersonFacts, isPhoneShared: boolean): FoundDouble | undefined => {
  const reasons = reasonsOf(one, other, isPhoneShared);
  if (reasons.length === 0) return undefined;
  const people = one.id < other.id ? ([one.id, other.id] as const) : ([other.id, one.id] as const);
  return { people, reasons, score: weighReasons(reasons) };
};

type KeysOf = (person: PersonFacts) => readonly string[];

/** Digits of a half of a number, counted from its end. Numbers with one different digit share a half. */
const toHalf = ({ phone }: PersonFacts, ends: [from: number, to?: number]): string =>
  phone.length < 10 ? '' : `${phone.length}${phone.slice(...ends)}`;

/** Two people with one of these keys in common are probably one. */
const strongKeys: readonly KeysOf[] = [({ email }) => [email], ({ identifiers }) => identifiers];

/** Two people with one of these keys in common are probably one if their names are similar too. */
const weakKeys: readonly KeysOf[] = [
  ({ institution }) => [institution],
  ({ mailName }) => [mailName],
  (person) => [toHalf(person, [0, -5])],
  (person) => [toHalf(person, [-5])],
];

const phoneKeys: KeysOf = ({ phone }) => [phone];

function groupBy(people: readonly PersonFacts[], keysOf: KeysOf): Map<string, PersonFacts[]> {
  const groups = new Map<string, PersonFacts[]>();
  for (const person of people) {
    for (const key of keysOf(person)) {
      if (key === '') continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [person]);
      else group.push(person);
    }
  }
  return groups;
}

const pairsOf = (people: readonly PersonFacts[], keysOf: KeysOf): PersonFacts[][] =>
  [...groupBy(people, keysOf).values()].filter((group) => group.length > 1);

/**
 * Finds the doubles of a few people among all. Returns them by the id of each of the few, the strongest first. Compares
 * only people with an equal key. Its time grows with the number of all people.
 */
export function findDoublesOf(
  few: readonly ComparedRow[],
  rows: readonly ComparedRow[],
): Map<string, FoundDouble[]> {
  const own = few.map(factsOf);
  const people = rows.map(factsOf);
  const found = new Map(own.map(({ id }) => [id, new Map<string, FoundDouble>()]));
  const phones = new Map<string, number>();
  for (const { phone } of [...own, ...people.filter(({ id }) => !found.has(id))])
    phones.set(phone, (phones.get(phone) ?? 0) + 1);
  const compareWith = (other: PersonFacts, person: PersonFacts): void => {
    if (person.id === other.id) return;
    const isPhoneShared = (phones.get(person.phone) ?? 0) > doubleLimits.sharedPhone;
    const double = toDouble(person, other, isPhoneShared);
    if (double !== undefined) found.get(person.id)?.set(other.id, double);
  };
  for (const keysOf of [phoneKeys, ...strongKeys, ...weakKeys]) {
    const groups = groupBy(own, keysOf);
    if (groups.size === 0) continue;
    for (const other of people)
      for (const key of keysOf(other)) for (const person of groups.get(key) ?? []) compareWith(other, person);
  }
  return new Map([...found].map(([id, doubles]) => [id, [...doubles.values()].sort(compare)]));
}

type AddPair = (one: PersonFacts, other: PersonFacts) => void;

/** Pairs all people of a group; those of a large one in a chain, so that each is in a pair. */
function pairGroup(group: readonly PersonFacts[], add: AddPair): void {
  const reach = group.length > doubleLimits.groupSize ? 1 : group.length;
  for (const [index, one] of group.entries())
    for (const other of group.slice(index + 1, index + 1 + reach)) add(one, other);
}

const hashStart = 0x811c9dc5;
const hashLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193) >>> 0;

function hashWord(word: string, without = -1): number {
  let hash = hashStart;
  for (let at = 0; at < word.length; at += 1)
    if (at !== without) hash = hashLetter(hash, word.charCodeAt(at));
  return hash;
}

/**
 * Yields hashes of a name: of all words, and of all words where one letter of a long one is missing. Two similar names
 * share one of them. The hash of a name is the sum of its words, so that their order does not matter.
 */
function* nameHashes(words: readonly string[]): Generator<number> {
  const hashes = words.map((word) => hashWord(word));
  const sum = hashes.reduce((total, hash) => (total + hash) >>> 0, 0);
  yield sum;
  if (words.length === 1) return;
  for (const [index, word] of words.entries()) {
    // A letter is missing in the shorter one of both words.
    if (word.length < minFuzzyLetters) continue;
    const others = (sum - (hashes[index] ?? 0)) >>> 0;
    for (let at = 0; at < word.length; at += 1) yield (others + hashWord(word, at)) >>> 0;
  }
}

/** Positions of people must fit next to 32 bits of a hash into a number of 53 bits. */
const positions = 2 ** 21;

/** Pairs the people of a group with similar names, in time that grows almost with their number only. */
function pairByName(group: readonly PersonFacts[], add: AddPair): void {
  const keys: number[] = [];
  for (const [index, { words }] of group.entries())
    for (const hash of nameHashes(words)) keys.push(hash * positions + index);
  const sorted = Float64Array.from(keys).sort();
  let from = 0;
  for (let at = 1; at <= sorted.length; at += 1) {
    const hash = Math.floor((sorted[from] ?? 0) / positions);
    if (at < sorted.length && Math.floor((sorted[at] ?? 0) / positions) === hash) continue;
    if (at - from > 1) {
      const indexes = new Set([...sorted.subarray(from, at)].map((key) => key % positions));
      pairGroup(
        [...indexes].flatMap((index) => group[index] ?? []),
        add,
      );
    }
    from = at;
  }
}

/** Finds all doubles, the strongest first. Its time grows almost with the number of people only. */
export function findDoubles(rows: readonly ComparedRow[]): FoundDouble[] {
  const people = rows.map(factsOf);
  const found = new Map<string, FoundDouble>();
  const byPhone = pairsOf(people, phoneKeys);
  const isShared = (group: readonly PersonFacts[]) => group.length > doubleLimits.sharedPhone;
  const shared = new Set(byPhone.filter(isShared).map(([person]) => person?.phone));
  const add: AddPair = (one, other) => {
    const id = pairIdOf(one.id, other.id);
    if (one === other || found.has(id)) return;
    const double = toDouble(one, other, shared.has(one.phone));
    if (double !== undefined) found.set(id, double);
  };
  for (const keysOf of strongKeys) for (const group of pairsOf(people, keysOf)) pairGroup(group, add);
  for (const group of byPhone) (isShared(group) ? pairByName : pairGroup)(group, add);
  for (const keysOf of weakKeys) for (const group of pairsOf(people, keysOf)) pairByName(group, add);
  return [...found.values()].sort(compare);
}

/** Returns the reasons that an earlier decision did not know. */
export const newReasons = (
  reasons: readonly DoubleReason[],
  known: readonly DoubleReason[],
): DoubleReason[] => doubleReasonNames.filter((one) => reasons.includes(one) && !known.includes(one));
