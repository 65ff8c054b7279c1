import {
  type MatchProposal,
  type MatchTier,
  matchTiers,
} from '../../../contract/rules/money/matching/matchable.ts';
import { extractNameWords } from '../../../contract/rules/money/matching/narratives.ts';
import type { BankWeek } from './synthetic-bank-year.ts';

export interface Score {
  proposed: number;
  correct: number;
}

type Scores = Record<MatchTier, Score>;

export const createScores = (): Scores =>
  Object.fromEntries(matchTiers.map((tier) => [tier, { proposed: 0, correct: 0 }])) as Scores;

const isCorrect = (
  { expectedCodes }: BankWeek,
  { line, bills }: Pick<MatchProposal, 'line' | 'bills'>,
): boolean => [...(expectedCodes[line] ?? [])].sort().join(' ') === [...bills].sort().join(' ');

export function countProposals(scores: Scores, week: BankWeek, proposals: readonly MatchProposal[]): void {
  for (const proposal of proposals) {
    const score = scores[proposal.tier];
    score.proposed += 1;
    if (isCorrect(week, proposal)) score.correct += 1;
  }
}

/**
 * Baseline: takes the first bill with this amount or fee whose payer's name shares a word with the narrative.
 */
function naiveProposals({ lines, bills }: BankWeek): Pick<MatchProposal, 'line' | 'bills'>[] {
  const matchedCodes = new Set<string>();
  return lines.flatMap(({ amountInSen, narrative }, line) => {
    const words = new Set(extractNameWords(narrative));
    const found = bills.find(
      ({ code, amount, fee, names }) =>
        (amount * 100 === amountInSen || fee * 100 === amountInSen) &&
        !matchedCodes.has(code) &&
        names.some((name) =>
          name
            .toLowerCase()
            .split(' ')
            .some((word) => words.has(word)),
        ),
    );
    if (found === undefined) return [];
    matchedCodes.add(found.code);
    return [{ line, bills: [found.code] }];
  });
}

export function countNaive(score: Score, week: BankWeek): void {
  for (const proposal of naiveProposals(week)) {
    score.proposed += 1;
    if (isCorrect(week, proposal)) score.correct += 1;
  }
}
