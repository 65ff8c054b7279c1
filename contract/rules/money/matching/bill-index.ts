import { billWindow, type MatchableBill, matchLimits } from './matchable.ts';
import { nameSimilarity, nameWords } from './payer-names.ts';

/** A bill whose payer's name stands in a text, more or less. Bills are told by their place. */
export interface NameFound {
  readonly bill: number;
  readonly similarity: number;
}

/** Bills as they are found by what stands in a line of that date. */
export interface BillIndex {
  readonly bills: readonly MatchableBill[];
  /** @param sen hundredths of a rupiah */
  byAmount(sen: number, date: string): number[];
  /** @param codes texts that may be codes */
  byCodes(codes: readonly string[], date: string): number[];
  /**
   * Those whose names stand there well enough to make another one doubtful, the best first.
   *
   * @param words of the narrative
   */
  byNames(words: readonly string[], date: string): NameFound[];
  /** Whether a slip of the finger in the amount of another bill makes it that of this one. */
  hasNeighbour(bill: MatchableBill, date: string): boolean;
}

export function indexOf(bills: readonly MatchableBill[]): BillIndex {
  const windows = bills.map(billWindow);
  const isIn = (bill: number, date: string): boolean => {
    const { from, until } = windows[bill] as (typeof windows)[number];
    return date >= from && (until === null || date <= until);
  };
  const byCode = new Map(bills.map(({ code }, place) => [code, place]));
  const byAmount = placesBy(bills, ({ amount }) => [amount]);
  const names = bills.map((bill) => bill.names.map(nameWords));
  const byWord = rareWords(names);
  const atAmount = (amount: number, date: string) =>
    (byAmount.get(amount) ?? []).filter((bill) => isIn(bill, date));
  return {
    bills,
    byAmount: (sen, date) => atAmount(sen / 100, date),
    byCodes(codes, date) {
      const found = codes.flatMap((code) => byCode.get(code) ?? []);
      return [...new Set(found)].filter((bill) => isIn(bill, date));
    },
    byNames(words, date) {
      const candidates = new Set(words.flatMap((word) => byWord.get(word) ?? []));
      const least = matchLimits.similarity - matchLimits.lead;
      return [...candidates]
        .filter((bill) => isIn(bill, date))
        .map((bill) => ({ bill, similarity: bestOf(names[bill] ?? [], words) }))
        .filter(({ similarity }) => similarity > least)
        .sort((a, b) => b.similarity - a.similarity || a.bill - b.bill);
    },
    hasNeighbour: ({ code, amount }, date) =>
      slipsOf(amount).some((other) =>
        atAmount(other, date).some((bill) => bills[bill]?.hasOwnAmount && bills[bill]?.code !== code),
      ),
  };
}

const bestOf = (names: readonly (readonly string[])[], words: readonly string[]): number =>
  Math.max(0, ...names.map((name) => nameSimilarity(name, words)));

function placesBy<K>(
  bills: readonly MatchableBill[],
  keysOf: (bill: MatchableBill, place: number) => Iterable<K>,
): Map<K, number[]> {
  const places = new Map<K, number[]>();
  for (const [place, bill] of bills.entries()) {
    for (const key of keysOf(bill, place)) {
      const at = places.get(key);
      if (at === undefined) places.set(key, [place]);
      else at.push(place);
    }
  }
  return places;
}

/** Of its letters a name may lack so many and still be found. */
const mayLack = 1 - (matchLimits.similarity - matchLimits.lead);

/**
 * Bills by the rarest words of their names, so many that no name that is there well enough lacks all of them: common
 * words lead to half of all people.
 */
function rareWords(names: readonly (readonly (readonly string[])[])[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const word of names.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const places = new Map<string, number[]>();
  for (const [place, ofBill] of names.entries()) {
    for (const word of new Set(ofBill.flatMap((words) => leadingWords(words, counts)))) {
      const at = places.get(word);
      if (at === undefined) places.set(word, [place]);
      else at.push(place);
    }
  }
  return places;
}

function leadingWords(words: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const byRarity = [...words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  let covered = 0;
  return byRarity.filter((word) => {
    const isNeeded = covered <= letters * mayLack;
    covered += word.length;
    return isNeeded;
  });
}

/** Digits in which amounts of one fee differ. */
const ownDigits = 3;

/** Amounts that become this one by one wrong digit, or by two that change places. */
function slipsOf(amount: number): number[] {
  const digits = String(amount);
  const places = Array.from({ length: ownDigits }, (_, at) => digits.length - ownDigits + at);
  const slips = places.flatMap((at) => [
    ...Array.from({ length: 10 }, (_, digit) => digits.slice(0, at) + digit + digits.slice(at + 1)),
    ...places.map((other) => swapped(digits, at, other)),
  ]);
  return [...new Set(slips.map(Number))].filter((slip) => slip !== amount);
}

function swapped(digits: string, at: number, other: number): string {
  const changed = [...digits];
  [changed[at], changed[other]] = [digits.charAt(other), digits.charAt(at)];
  return changed.join('');
}
