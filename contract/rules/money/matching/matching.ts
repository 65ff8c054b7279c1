import { findCertainPairs } from './assignment.ts';
import { type BillIndex, createBillIndex } from './bill-index.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import type {
  MatchableBill,
  MatchableLine,
  MatchProposal,
  MatchResult,
  UnmatchedReason,
} from './matchable.ts';
import { isTransfer } from './narratives.ts';

/**
 * Proposes the bills that the lines most likely pay, for an admin to confirm. Each line and bill is in one
 * proposal at most, and ambiguous candidates are in none. Their order does not matter. The time is about
 * linear in lines and bills.
 */
export function matchLines(lines: readonly MatchableLine[], bills: readonly MatchableBill[]): MatchResult {
  const index = createBillIndex(bills);
  const reasons = new Map<number, UnmatchedReason>();
  const candidates: Candidate[] = [];
  const several: MatchProposal[] = [];
  for (const [place, line] of lines.entries()) {
    if (line.amountInSen <= 0 || !isTransfer(line.narrative)) {
      reasons.set(place, 'no-transfer');
      continue;
    }
    const found = findCandidates(place, line, index);
    if (found.kind === 'several') several.push(found.proposal);
    else if (found.kind === 'candidates') candidates.push(...found.candidates);
    else reasons.set(place, found.why);
  }
  const single = toProposals(candidates, index);
  const proposals = removeConflicts([...single, ...several], candidates, index).sort(
    (a, b) => a.line - b.line,
  );
  const matched = new Set(proposals.map(({ line }) => line));
  const unmatched = [...lines.keys()].filter((line) => !matched.has(line));
  return {
    proposals,
    unmatched: unmatched.map((line) => ({ line, why: reasons.get(line) ?? 'several' })),
  };
}

const toProposals = (candidates: readonly Candidate[], { bills }: BillIndex): MatchProposal[] =>
  (findCertainPairs(candidates) as Candidate[]).map(({ left, right, tier, why }) => ({
    line: left,
    bills: [(bills[right] as MatchableBill).code],
    tier,
    why,
  }));

/**
 * Removes proposals for bills that several lines can pay, if one of these lines names several bills. Only an
 * admin can decide which line pays twice or for another member.
 */
function removeConflicts(
  proposals: readonly MatchProposal[],
  candidates: readonly Candidate[],
  { bills }: BillIndex,
): MatchProposal[] {
  const severals = proposals.filter((one) => one.bills.length > 1);
  const linesByCode = new Map<string, Set<number>>();
  const addLine = (code: string, line: number) =>
    linesByCode.set(code, (linesByCode.get(code) ?? new Set()).add(line));
  for (const { bills: codes, line } of severals) for (const code of codes) addLine(code, line);
  if (severals.length === 0) return [...proposals];
  for (const { left, right } of candidates) {
    const { code } = bills[right] as MatchableBill;
    if (linesByCode.has(code)) addLine(code, left);
  }
  return proposals.filter(({ bills: codes }) =>
    codes.every((code) => (linesByCode.get(code)?.size ?? 1) === 1),
  );
}
