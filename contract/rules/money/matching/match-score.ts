import type { BankWeek } from './bank-years.ts';
import { type MatchProposal, type MatchTier, matchTiers } from './matchable.ts';
import { nameWordsIn } from './narratives.ts';

/** How many lines were said to pay which bills, and for how many of them that is so. */
export interface Score {
  proposed: number;
  right: number;
}

export type Scores = Record<MatchTier, Score>;

export const newScores = (): Scores =>
  Object.fromEntries(matchTiers.map((tier) => [tier, { proposed: 0, right: 0 }])) as Scores;

const isRight = ({ meant }: BankWeek, { line, bills }: Pick<MatchProposal, 'line' | 'bills'>): boolean =>
  [...(meant[line] ?? [])].sort().join(' ') === [...bills].sort().join(' ');

export function countIn(scores: Scores, week: BankWeek, proposals: readonly MatchProposal[]): void {
  for (const proposal of proposals) {
    const score = scores[proposal.tier];
    score.proposed += 1;
    if (isRight(week, proposal)) score.right += 1;
  }
}

/**
 * What most do: the first bill that has the amount, or whose fee it is, and of whose payer a word stands in the text;
 * line by line, first come first served.
 */
export function naiveProposals({ lines, bills }: BankWeek): Pick<MatchProposal, 'line' | 'bills'>[] {
  const taken = new Set<string>();
  return lines.flatMap(({ sen, narrative }, line) => {
    const words = new Set(nameWordsIn(narrative));
    const found = bills.find(
      ({ code, amount, fee, names }) =>
        (amount * 100 === sen || fee * 100 === sen) &&
        !taken.has(code) &&
        names.some((name) =>
          name
            .toLowerCase()
            .split(' ')
            .some((word) => words.has(word)),
        ),
    );
    if (found === undefined) return [];
    taken.add(found.code);
    return [{ line, bills: [found.code] }];
  });
}

export function countNaive(score: Score, week: BankWeek): void {
  for (const proposal of naiveProposals(week)) {
    score.proposed += 1;
    if (isRight(week, proposal)) score.right += 1;
  }
}
