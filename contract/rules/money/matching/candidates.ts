import type { Edge } from './assignment.ts';
import type { BillIndex, NameMatch } from './bill-index.ts';
import {
  type MatchableBill,
  type MatchableLine,
  type MatchProposal,
  type MatchReasons,
  type MatchTier,
  matchLimits,
  type UnmatchedReason,
} from './matchable.ts';
import { extractCodeCandidates, extractNameWords } from './narratives.ts';

export interface Candidate extends Edge {
  readonly tier: MatchTier;
  readonly why: MatchReasons;
}

/** Weaker evidence never outweighs stronger evidence: code and amount, then either, then a name. */
const weights = { amount: 1000, code: 900, name: 100 } as const;

type CandidateResult =
  | { readonly kind: 'candidates'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'several'; readonly proposal: MatchProposal }
  | { readonly kind: 'nothing'; readonly why: UnmatchedReason };

export function findCandidates(place: number, line: MatchableLine, index: BillIndex): CandidateResult {
  const coded = index.byCodes(extractCodeCandidates(line.narrative), line.date);
  const exact = index.byAmount(line.amountInSen, line.date).filter((bill) => index.bills[bill]?.hasOwnAmount);
  const names = index.byNames(extractNameWords(line.narrative), line.date);
  if (coded.length > 1) return proposeSeveralBills(place, line, coded, index);
  const [code] = coded;
  if (code !== undefined) {
    if (exact.some((bill) => bill !== code)) return { kind: 'nothing', why: 'contradiction' };
    const { amount, fee } = index.bills[code] as MatchableBill;
    // A bank charge or a rounding difference is much smaller, and another bill much larger.
    if (line.amountInSen - amount * 100 >= (fee * 100) / 2) return { kind: 'nothing', why: 'too-much' };
    if (line.amountInSen < amount * 100) return { kind: 'nothing', why: 'too-little' };
    const tier = exact.includes(code) ? 'amount' : 'code';
    const why = { amountFits: line.amountInSen === amount * 100, codeFits: true };
    return singleCandidate(place, code, tier, why, names);
  }
  if (exact.length > 0) return candidatesByAmount(place, line, exact, names, index);
  return candidateByName(place, line, names, index);
}

/**
 * Finds candidates by exact amount. Refuses them if the narrative names another payer. Without a name, it
 * also refuses amounts that differ from another bill by a typing error only.
 */
function candidatesByAmount(
  place: number,
  line: MatchableLine,
  exact: readonly number[],
  names: readonly NameMatch[],
  index: BillIndex,
): CandidateResult {
  const named = names.filter(({ similarity }) => similarity >= matchLimits.minSimilarity);
  const agreeing = exact.filter((bill) => named.some((one) => one.bill === bill));
  if (named.length > 0 && agreeing.length === 0) return { kind: 'nothing', why: 'contradiction' };
  const isSafe = (bill: number) =>
    agreeing.includes(bill) || !index.hasSimilarAmount(index.bills[bill] as MatchableBill, line.date);
  const safe = exact.filter(isSafe);
  if (safe.length === 0) return { kind: 'nothing', why: 'several' };
  const why = { amountFits: true, codeFits: false };
  return {
    kind: 'candidates',
    candidates: safe.map((bill) => toCandidate(place, bill, 'amount', why, names)),
  };
}

/** Finds a candidate by fee and payer name, unless another payer's name is almost as similar. */
function candidateByName(
  place: number,
  line: MatchableLine,
  names: readonly NameMatch[],
  index: BillIndex,
): CandidateResult {
  const feeOf = ({ bill }: NameMatch) => (index.bills[bill] as MatchableBill).fee * 100;
  const [best, next] = names.filter((one) => feeOf(one) === line.amountInSen);
  if (best === undefined || best.similarity < matchLimits.minSimilarity)
    return { kind: 'nothing', why: 'none' };
  if (next !== undefined && best.similarity - next.similarity < matchLimits.minLead) {
    return { kind: 'nothing', why: 'several' };
  }
  const { amount } = index.bills[best.bill] as MatchableBill;
  const why = { amountFits: amount * 100 === line.amountInSen, codeFits: false };
  return singleCandidate(place, best.bill, 'name', why, names);
}

type MatchFacts = Omit<MatchReasons, 'nameFits'>;

const singleCandidate = (
  place: number,
  bill: number,
  tier: MatchTier,
  facts: MatchFacts,
  names: readonly NameMatch[],
): CandidateResult => ({
  kind: 'candidates',
  candidates: [toCandidate(place, bill, tier, facts, names)],
});

function toCandidate(
  left: number,
  right: number,
  tier: MatchTier,
  facts: MatchFacts,
  names: readonly NameMatch[],
): Candidate {
  const similarity = names.find(({ bill }) => bill === right)?.similarity ?? 0;
  const nameFits = similarity >= matchLimits.minSimilarity ? similarity : null;
  const weight =
    (tier === 'amount' ? weights.amount : 0) +
    (facts.codeFits ? weights.code : 0) +
    Math.round(weights.name * (nameFits ?? 0));
  return { left, right, tier, weight, why: { ...facts, nameFits } };
}

/** Proposes several bills whose codes are in one narrative, if the amount is enough for all of them. */
function proposeSeveralBills(
  line: number,
  { amountInSen }: MatchableLine,
  coded: readonly number[],
  { bills }: BillIndex,
): CandidateResult {
  const named = coded.map((bill) => bills[bill] as MatchableBill);
  const due = named.reduce((sum, { amount }) => sum + amount * 100, 0);
  if (coded.length > matchLimits.maxBillsPerLine) return { kind: 'nothing', why: 'several' };
  if (amountInSen < due) return { kind: 'nothing', why: 'too-little' };
  const why = { amountFits: amountInSen === due, codeFits: true, nameFits: null };
  return {
    kind: 'several',
    proposal: { line, bills: named.map(({ code }) => code).sort(), tier: 'code', why },
  };
}
