import type { Edge } from './assignment.ts';
import type { BillIndex, NameFound } from './bill-index.ts';
import {
  type MatchableBill,
  type MatchableLine,
  type MatchProposal,
  type MatchReasons,
  type MatchTier,
  matchLimits,
  type UnmatchedReason,
} from './matchable.ts';
import { codesIn, nameWordsIn } from './narratives.ts';

/** What speaks for a pair of line and bill. */
export interface Claim extends Edge {
  readonly tier: MatchTier;
  readonly why: MatchReasons;
}

/** So that one kind of evidence is never outweighed by a weaker one: code and amount, then each, then a name. */
const weights = { amount: 1000, code: 900, name: 100 } as const;

export type Found =
  | { readonly kind: 'claims'; readonly claims: readonly Claim[] }
  | { readonly kind: 'several'; readonly proposal: MatchProposal }
  | { readonly kind: 'nothing'; readonly why: UnmatchedReason };

/** Which bills a line may pay by itself, or several whose codes stand in it. */
export function claimsOf(place: number, line: MatchableLine, index: BillIndex): Found {
  const coded = index.byCodes(codesIn(line.narrative), line.date);
  const exact = index.byAmount(line.sen, line.date).filter((bill) => index.bills[bill]?.hasOwnAmount);
  const names = index.byNames(nameWordsIn(line.narrative), line.date);
  if (coded.length > 1) return severalCodes(place, line, coded, index);
  const [code] = coded;
  if (code !== undefined) {
    if (exact.some((bill) => bill !== code)) return { kind: 'nothing', why: 'contradiction' };
    const { amount, fee } = index.bills[code] as MatchableBill;
    // A bank's charge or a rounding is far less, another bill far more.
    if (line.sen - amount * 100 >= (fee * 100) / 2) return { kind: 'nothing', why: 'too-much' };
    if (line.sen < amount * 100) return { kind: 'nothing', why: 'too-little' };
    const tier = exact.includes(code) ? 'amount' : 'code';
    return claim(place, code, tier, { amountFits: line.sen === amount * 100, codeFits: true }, names);
  }
  if (exact.length > 0) return exactClaims(place, line, exact, names, index);
  return nameClaim(place, line, names, index);
}

/** A bill by its amount alone: unless the line names another payer, or another's amount is a slip of the finger away. */
function exactClaims(
  place: number,
  line: MatchableLine,
  exact: readonly number[],
  names: readonly NameFound[],
  index: BillIndex,
): Found {
  const named = names.filter(({ similarity }) => similarity >= matchLimits.similarity);
  const agreeing = exact.filter((bill) => named.some((one) => one.bill === bill));
  if (named.length > 0 && agreeing.length === 0) return { kind: 'nothing', why: 'contradiction' };
  const isSafe = (bill: number) =>
    agreeing.includes(bill) || !index.hasNeighbour(index.bills[bill] as MatchableBill, line.date);
  const safe = exact.filter(isSafe);
  if (safe.length === 0) return { kind: 'nothing', why: 'several' };
  const why = { amountFits: true, codeFits: false };
  return {
    kind: 'claims',
    claims: safe.map((bill) => claimOf(place, bill, 'amount', why, names)),
  };
}

/** A bill by its fee and its payer's name, if no other payer's stands there almost as well. */
function nameClaim(place: number, line: MatchableLine, names: readonly NameFound[], index: BillIndex): Found {
  const feeOf = ({ bill }: NameFound) => (index.bills[bill] as MatchableBill).fee * 100;
  const [best, next] = names.filter((one) => feeOf(one) === line.sen);
  if (best === undefined || best.similarity < matchLimits.similarity) return { kind: 'nothing', why: 'none' };
  if (next !== undefined && best.similarity - next.similarity < matchLimits.lead) {
    return { kind: 'nothing', why: 'several' };
  }
  const { amount } = index.bills[best.bill] as MatchableBill;
  const why = { amountFits: amount * 100 === line.sen, codeFits: false };
  return claim(place, best.bill, 'name', why, names);
}

type Facts = Omit<MatchReasons, 'nameFits'>;

const claim = (
  place: number,
  bill: number,
  tier: MatchTier,
  facts: Facts,
  names: readonly NameFound[],
): Found => ({ kind: 'claims', claims: [claimOf(place, bill, tier, facts, names)] });

function claimOf(
  left: number,
  right: number,
  tier: MatchTier,
  facts: Facts,
  names: readonly NameFound[],
): Claim {
  const similarity = names.find(({ bill }) => bill === right)?.similarity ?? 0;
  const nameFits = similarity >= matchLimits.similarity ? similarity : null;
  const weight =
    (tier === 'amount' ? weights.amount : 0) +
    (facts.codeFits ? weights.code : 0) +
    Math.round(weights.name * (nameFits ?? 0));
  return { left, right, tier, weight, why: { ...facts, nameFits } };
}

/** The codes of several bills in one narrative: it pays all of them, if it is enough for all. */
function severalCodes(
  line: number,
  { sen }: MatchableLine,
  coded: readonly number[],
  { bills }: BillIndex,
): Found {
  const named = coded.map((bill) => bills[bill] as MatchableBill);
  const due = named.reduce((sum, { amount }) => sum + amount * 100, 0);
  if (coded.length > matchLimits.billsOfLine) return { kind: 'nothing', why: 'several' };
  if (sen < due) return { kind: 'nothing', why: 'too-little' };
  const why = { amountFits: sen === due, codeFits: true, nameFits: null };
  return {
    kind: 'several',
    proposal: { line, bills: named.map(({ code }) => code).sort(), tier: 'code', why },
  };
}
