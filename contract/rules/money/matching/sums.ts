import type { BillIndex } from './bill-index.ts';
import {
  type MatchableBill,
  type MatchableLine,
  type MatchProposal,
  matchLimits,
  paymentWindowOf,
} from './matchable.ts';
import { extractCodeCandidates, extractNameWords } from './narratives.ts';

/** Maximum number of bills in a group. Larger groups have a selection for almost every total. */
const maxGroupSize = 12;
const minBills = 2;

type Sum = readonly MatchableBill[];

/**
 * Proposes lines that pay several bills of one institution or payer exactly. The total must be unambiguous.
 * The narrative names a payer, or it has no name and each bill has its own amount. `rest` has the lines
 * without another candidate. Also returns the lines with several possible selections.
 */
export function proposeSums(
  rest: readonly number[],
  lines: readonly MatchableLine[],
  index: BillIndex,
  taken: ReadonlySet<string>,
): { proposals: MatchProposal[]; several: Set<number> } {
  const targetSums = new Set(rest.map((line) => (lines[line] as MatchableLine).amountInSen));
  const free = index.bills.filter(({ code }) => !taken.has(code));
  const sums = findSums(groupBills(free), targetSums);
  const found = new Map<number, MatchProposal>();
  const several = new Set<number>();
  for (const line of rest) {
    const at = lines[line] as MatchableLine;
    const fitting = (sums.get(at.amountInSen) ?? []).filter((sum) =>
      sum.every((bill) => isPayable(bill, at.date)),
    );
    if (fitting.length === 0) continue;
    const mentions = findMentions(at, index);
    const sum = selectSum(fitting, mentions);
    if (sum === undefined) several.add(line);
    else found.set(line, toProposal(line, sum, mentions));
  }
  const conflicting = findConflictingLines([...found.values()]);
  for (const line of conflicting) several.add(line);
  return { proposals: [...found.values()].filter(({ line }) => !conflicting.has(line)), several };
}

const isPayable = (bill: MatchableBill, date: string): boolean => {
  const { from, until } = paymentWindowOf(bill);
  return date >= from && (until === null || date <= until);
};

function findMentions({ narrative, date }: MatchableLine, index: BillIndex): Mentions {
  const codeOf = (bill: number) => (index.bills[bill] as MatchableBill).code;
  const names = index
    .byNames(extractNameWords(narrative), date)
    .filter(({ similarity }) => similarity >= matchLimits.minSimilarity);
  return {
    codes: new Set(index.byCodes(extractCodeCandidates(narrative), date).map(codeOf)),
    names: new Map(names.map(({ bill, similarity }) => [codeOf(bill), similarity])),
  };
}

interface Mentions {
  readonly codes: ReadonlySet<string>;
  /** Similarity of each mentioned name, by bill code. */
  readonly names: ReadonlyMap<string, number>;
}

function selectSum(sums: readonly Sum[], { codes, names }: Mentions): Sum | undefined {
  // Every bill whose code is mentioned must be in the selection.
  const holding = sums.filter((sum) => [...codes].every((code) => sum.some((bill) => bill.code === code)));
  const agreeing = holding.filter((sum) => sum.some(({ code }) => names.has(code) || codes.has(code)));
  if (agreeing.length === 1) return agreeing[0];
  const [only] = holding;
  const isUnambiguous =
    names.size === 0 && holding.length === 1 && only?.every(({ hasOwnAmount }) => hasOwnAmount) === true;
  return isUnambiguous ? only : undefined;
}

function toProposal(line: number, sum: Sum, { codes, names }: Mentions): MatchProposal {
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

/** Drops groups that are too small for a sum or too large to be unambiguous. */
function groupBills(bills: readonly MatchableBill[]): MatchableBill[][] {
  const groups = new Map<string, MatchableBill[]>();
  for (const bill of bills) {
    for (const name of bill.groups) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [bill]);
      else group.push(bill);
    }
  }
  return [...groups.values()].filter(({ length }) => length >= minBills && length <= maxGroupSize);
}

/** Returns each selection of bills once, by its total in hundredths of a rupiah. */
function findSums(groups: readonly Sum[], targetSums: ReadonlySet<number>): Map<number, Sum[]> {
  const sums = new Map<number, Map<string, Sum>>();
  const search = (group: Sum, from: number, chosen: Sum, amountInSen: number): void => {
    if (chosen.length >= minBills && targetSums.has(amountInSen)) {
      const key = chosen
        .map(({ code }) => code)
        .sort()
        .join(' ');
      sums.set(amountInSen, (sums.get(amountInSen) ?? new Map<string, Sum>()).set(key, chosen));
    }
    if (chosen.length === matchLimits.maxBillsPerLine) return;
    for (let at = from; at < group.length; at += 1) {
      const bill = group[at] as MatchableBill;
      search(group, at + 1, [...chosen, bill], amountInSen + bill.amount * 100);
    }
  };
  if (targetSums.size > 0) for (const group of groups) search(group, 0, [], 0);
  return new Map([...sums].map(([amountInSen, byKey]) => [amountInSen, [...byKey.values()]]));
}

/** Returns the lines that would pay a bill that another line pays too. */
function findConflictingLines(proposals: readonly MatchProposal[]): Set<number> {
  const byBill = new Map<string, number[]>();
  for (const { line, bills } of proposals) {
    for (const bill of bills) byBill.set(bill, [...(byBill.get(bill) ?? []), line]);
  }
  return new Set([...byBill.values()].filter(({ length }) => length > 1).flat());
}
