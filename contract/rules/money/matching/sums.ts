import type { BillIndex } from './bill-index.ts';
import {
  billWindow,
  type MatchableBill,
  type MatchableLine,
  type MatchProposal,
  matchLimits,
} from './matchable.ts';
import { codesIn, nameWordsIn } from './narratives.ts';

/** Of more bills than these almost any sum is that of some. */
const largestGroup = 12;
const leastBills = 2;

type Sum = readonly MatchableBill[];

/**
 * Lines that pay several bills of one institution or payer to the rupiah. One that stands for no other sum is proposed
 * where its narrative names one of the payers, or nobody at all and all bills have amounts of their own.
 *
 * @param rest places of the lines that nothing else fits
 * @param taken codes of bills that other lines pay
 * @returns with the lines that may be one sum as well as another
 */
export function sumProposals(
  rest: readonly number[],
  lines: readonly MatchableLine[],
  index: BillIndex,
  taken: ReadonlySet<string>,
): { proposals: MatchProposal[]; several: Set<number> } {
  const wanted = new Set(rest.map((line) => (lines[line] as MatchableLine).sen));
  const free = index.bills.filter(({ code }) => !taken.has(code));
  const sums = sumsOf(groupsOf(free), wanted);
  const found = new Map<number, MatchProposal>();
  const several = new Set<number>();
  for (const line of rest) {
    const at = lines[line] as MatchableLine;
    const fitting = (sums.get(at.sen) ?? []).filter((sum) => sum.every((bill) => isPayable(bill, at.date)));
    if (fitting.length === 0) continue;
    const spoken = spokenFor(at, index);
    const sum = onlySum(fitting, spoken);
    if (sum === undefined) several.add(line);
    else found.set(line, proposalOf(line, sum, spoken));
  }
  const rivals = linesWithRivals([...found.values()]);
  for (const line of rivals) several.add(line);
  return { proposals: [...found.values()].filter(({ line }) => !rivals.has(line)), several };
}

const isPayable = (bill: MatchableBill, date: string): boolean => {
  const { from, until } = billWindow(bill);
  return date >= from && (until === null || date <= until);
};

/** The bills that a line's narrative speaks for, by name or code. */
function spokenFor({ narrative, date }: MatchableLine, index: BillIndex): Spoken {
  const codeOf = (bill: number) => (index.bills[bill] as MatchableBill).code;
  const names = index
    .byNames(nameWordsIn(narrative), date)
    .filter(({ similarity }) => similarity >= matchLimits.similarity);
  return {
    codes: new Set(index.byCodes(codesIn(narrative), date).map(codeOf)),
    names: new Map(names.map(({ bill, similarity }) => [codeOf(bill), similarity])),
  };
}

interface Spoken {
  readonly codes: ReadonlySet<string>;
  /** How well the names of these stand there. */
  readonly names: ReadonlyMap<string, number>;
}

function onlySum(sums: readonly Sum[], { codes, names }: Spoken): Sum | undefined {
  // What is named must be among those that are paid, whatever else speaks for a sum.
  const holding = sums.filter((sum) => [...codes].every((code) => sum.some((bill) => bill.code === code)));
  const agreeing = holding.filter((sum) => sum.some(({ code }) => names.has(code) || codes.has(code)));
  if (agreeing.length === 1) return agreeing[0];
  const [only] = holding;
  const speaksForItself =
    names.size === 0 && holding.length === 1 && only?.every(({ hasOwnAmount }) => hasOwnAmount) === true;
  return speaksForItself ? only : undefined;
}

function proposalOf(line: number, sum: Sum, { codes, names }: Spoken): MatchProposal {
  const similarities = sum.flatMap(({ code }) => names.get(code) ?? []);
  return {
    line,
    bills: sum.map(({ code }) => code).sort(),
    tier: 'sum',
    why: {
      amountFits: true,
      codeFits: codes.size > 0,
      nameFits: similarities.length === 0 ? null : Math.max(...similarities),
    },
  };
}

/** Bills that have a group in common, where they are enough for a sum and not too many to tell sums apart. */
function groupsOf(bills: readonly MatchableBill[]): MatchableBill[][] {
  const groups = new Map<string, MatchableBill[]>();
  for (const bill of bills) {
    for (const name of bill.groups) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [bill]);
      else group.push(bill);
    }
  }
  return [...groups.values()].filter(({ length }) => length >= leastBills && length <= largestGroup);
}

/** By their sum in hundredths of a rupiah the selections of bills that come to one of those wanted, each once. */
function sumsOf(groups: readonly Sum[], wanted: ReadonlySet<number>): Map<number, Sum[]> {
  const sums = new Map<number, Map<string, Sum>>();
  const visit = (group: Sum, from: number, chosen: Sum, sen: number): void => {
    if (chosen.length >= leastBills && wanted.has(sen)) {
      const key = chosen
        .map(({ code }) => code)
        .sort()
        .join(' ');
      sums.set(sen, (sums.get(sen) ?? new Map<string, Sum>()).set(key, chosen));
    }
    if (chosen.length === matchLimits.billsOfLine) return;
    for (let at = from; at < group.length; at += 1) {
      const bill = group[at] as MatchableBill;
      visit(group, at + 1, [...chosen, bill], sen + bill.amount * 100);
    }
  };
  if (wanted.size > 0) for (const group of groups) visit(group, 0, [], 0);
  return new Map([...sums].map(([sen, byKey]) => [sen, [...byKey.values()]]));
}

/** Lines that would pay a bill that another would pay too. */
function linesWithRivals(proposals: readonly MatchProposal[]): Set<number> {
  const byBill = new Map<string, number[]>();
  for (const { line, bills } of proposals) {
    for (const bill of bills) byBill.set(bill, [...(byBill.get(bill) ?? []), line]);
  }
  return new Set([...byBill.values()].filter(({ length }) => length > 1).flat());
}
