import { type MatchableBill, matchLimits, paymentWindowOf } from './matchable.ts';
import { nameSimilarity, nameWords } from './payer-names.ts';

/** `bill` is an index in `bills`. */
export interface NameMatch {
  readonly bill: number;
  readonly similarity: number;
}

/** Finds bills by the data of a bank line, as indexes in `bills`. */
export interface BillIndex {
  readonly bills: readonly MatchableBill[];
  byAmount(amountInSen: number, date: string): number[];
  byCodes(codes: readonly string[], date: string): number[];
  /** Bills with a name similar enough to compete with another name, best first. */
  byNames(words: readonly string[], date: string): NameMatch[];
  /** Returns true if the amount of another bill differs from this one by a typing error only. */
  hasSimilarAmount(bill: MatchableBill, date: string): boolean;
}

export function createBillIndex(bills: readonly MatchableBill[]): BillIndex {
  const windows = bills.map(paymentWindowOf);
  const isIn = (bill: number, date: string): boolean => {
    const { from, until } = windows[bill] as (typeof windows)[number];
    return date >= from && (until === null || date <= until);
  };
  const byCode = new Map(bills.map(({ code }, place) => [code, place]));
  const byAmount = groupIndexes(bills, ({ amount }) => [amount]);
  const names = bills.map((bill) => bill.names.map(nameWords));
  const byWord = indexByRareWords(names);
  const atAmount = (amount: number, date: string) =>
    (byAmount.get(amount) ?? []).filter((bill) => isIn(bill, date));
  return {
    bills,
    byAmount: (amountInSen, date) => atAmount(amountInSen / 100, date),
    byCodes(codes, date) {
      const found = codes.flatMap((code) => byCode.get(code) ?? []);
      return [...new Set(found)].filter((bill) => isIn(bill, date));
    },
    byNames(words, date) {
      const candidates = new Set(words.flatMap((word) => byWord.get(word) ?? []));
      const minSimilarity = matchLimits.minSimilarity - matchLimits.minLead;
      return [...candidates]
        .filter((bill) => isIn(bill, date))
        .map((bill) => ({ bill, similarity: maxSimilarity(names[bill] ?? [], words) }))
        .filter(({ similarity }) => similarity > minSimilarity)
        .sort((a, b) => b.similarity - a.similarity || a.bill - b.bill);
    },
    hasSimilarAmount: ({ code, amount }, date) =>
      typoVariants(amount).some((other) =>
        atAmount(other, date).some((bill) => bills[bill]?.hasOwnAmount && bills[bill]?.code !== code),
      ),
  };
}

const maxSimilarity = (names: readonly (readonly string[])[], words: readonly string[]): number =>
  Math.max(0, ...names.map((name) => nameSimilarity(name, words)));

function groupIndexes<T, K>(items: readonly T[], keysOf: (item: T) => Iterable<K>): Map<K, number[]> {
  const places = new Map<K, number[]>();
  for (const [place, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const at = places.get(key);
      if (at === undefined) places.set(key, [place]);
      else at.push(place);
    }
  }
  return places;
}

/** Maximum share of letters of a name that can be missing in a narrative. */
const maxMissingShare = 1 - (matchLimits.minSimilarity - matchLimits.minLead);

/**
 * Indexes bills by the rarest words of their names. The indexed words cover enough letters that every
 * sufficiently similar name contains one of them. Common words would find half of all members.
 */
function indexByRareWords(names: readonly (readonly (readonly string[])[])[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const word of names.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return groupIndexes(names, (ofBill) => new Set(ofBill.flatMap((words) => selectRareWords(words, counts))));
}

function selectRareWords(words: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const byRarity = [...words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  let covered = 0;
  return byRarity.filter((word) => {
    const isNeeded = covered <= letters * maxMissingShare;
    covered += word.length;
    return isNeeded;
  });
}

/** Number of digits in which amounts of the same fee differ. */
const uniqueCodeDigits = 3;

/** Returns the amounts that differ by one wrong digit or by two swapped digits. */
function typoVariants(amount: number): number[] {
  const digits = String(amount);
  const places = Array.from({ length: uniqueCodeDigits }, (_, at) => digits.length - uniqueCodeDigits + at);
  const slips = places.flatMap((at) => [
    ...Array.from({ length: 10 }, (_, digit) => digits.slice(0, at) + digit + digits.slice(at + 1)),
    ...places.map((other) => swapDigits(digits, at, other)),
  ]);
  return [...new Set(slips.map(Number))].filter((slip) => slip !== amount);
}

function swapDigits(digits: string, at: number, other: number): string {
  const changed = [...digits];
  [changed[at], changed[other]] = [digits.charAt(other), digits.charAt(at)];
  return changed.join('');
}
