import { certainPairs } from './assignment.ts';
import { type BillIndex, indexOf } from './bill-index.ts';
import { type Claim, claimsOf } from './claims.ts';
import type { MatchableBill, MatchableLine, Matching, MatchProposal, UnmatchedReason } from './matchable.ts';
import { isTransfer } from './narratives.ts';
import { sumProposals } from './sums.ts';

/**
 * What the lines of a statement most likely pay: for people to confirm. Each line is in one proposal at most, and each
 * bill too; of two that are alike the machine takes neither. The order of lines and bills makes no difference.
 *
 * Takes about as long as lines and bills together are many: both are found by amount, code and rare words of names.
 */
export function matchLines(lines: readonly MatchableLine[], bills: readonly MatchableBill[]): Matching {
  const index = indexOf(bills);
  const reasons = new Map<number, UnmatchedReason>();
  const claims: Claim[] = [];
  const rest: number[] = [];
  const several: MatchProposal[] = [];
  for (const [place, line] of lines.entries()) {
    if (line.sen <= 0 || !isTransfer(line.narrative)) {
      reasons.set(place, 'no-transfer');
      continue;
    }
    const found = claimsOf(place, line, index);
    if (found.kind === 'several') several.push(found.proposal);
    else if (found.kind === 'claims') claims.push(...found.claims);
    else {
      reasons.set(place, found.why);
      if (found.why === 'none' || found.why === 'too-much') rest.push(place);
    }
  }
  const single = proposalsOf(claims, index);
  const direct = withoutRivals([...single, ...several], claims, index);
  const sums = sumProposals(rest, lines, index, new Set(direct.flatMap((one) => one.bills)));
  const proposals = [...direct, ...sums.proposals].sort((a, b) => a.line - b.line);
  const matched = new Set(proposals.map(({ line }) => line));
  const reasonOf = (line: number): UnmatchedReason =>
    sums.several.has(line) ? 'several' : (reasons.get(line) ?? 'several');
  const unmatched = [...lines.keys()].filter((line) => !matched.has(line));
  return { proposals, unmatched: unmatched.map((line) => ({ line, why: reasonOf(line) })) };
}

const proposalsOf = (claims: readonly Claim[], { bills }: BillIndex): MatchProposal[] =>
  (certainPairs(claims) as Claim[]).map(({ left, right, tier, why }) => ({
    line: left,
    bills: [(bills[right] as MatchableBill).code],
    tier,
    why,
  }));

/**
 * Without what several lines lay claim to where one of them names several bills: who paid twice, or for whom, is seen by
 * people alone.
 */
function withoutRivals(
  proposals: readonly MatchProposal[],
  claims: readonly Claim[],
  { bills }: BillIndex,
): MatchProposal[] {
  const severals = proposals.filter((one) => one.bills.length > 1);
  const claimants = new Map<string, Set<number>>();
  const note = (code: string, line: number) =>
    claimants.set(code, (claimants.get(code) ?? new Set()).add(line));
  for (const { bills: codes, line } of severals) for (const code of codes) note(code, line);
  if (severals.length === 0) return [...proposals];
  for (const { left, right } of claims) {
    const { code } = bills[right] as MatchableBill;
    if (claimants.has(code)) note(code, left);
  }
  return proposals.filter(({ bills: codes }) =>
    codes.every((code) => (claimants.get(code)?.size ?? 1) === 1),
  );
}
