/**
 * Measures matching (`matching=1000,100000`) in a generated year of this number of members and their bank,
 * week by week. It prints the share of correct proposals (precision), the share of paying lines that are
 * found (recall), and the time. It compares them with the first bill that fits by amount and name.
 */

import { matchTiers } from 'contract/rules/money/matching/matchable';
import { matchLines } from 'contract/rules/money/matching/matching';
import { countNaive, countProposals, createScores, type Score } from '../support/factories/match-score.ts';
import { bankYear } from '../support/factories/synthetic-bank-year.ts';
import { reportRow } from './report.ts';

const defaultSizes = ['1000', '10000', '100000'];
const minPrecision = { amount: 1, code: 0.999 } as const;

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(part === of ? 0 : 3)} %`;

function measure(members: number): void {
  const scores = createScores();
  const naive: Score = { proposed: 0, correct: 0 };
  let [lines, all, maxOpenBills, ms, naiveMs] = [0, 0, 0, 0, 0];
  for (const week of bankYear({ members, seed: 2026 })) {
    const started = performance.now();
    const { proposals } = matchLines(week.lines, week.bills);
    const matched = performance.now();
    countProposals(scores, week, proposals);
    const counted = performance.now();
    countNaive(naive, week);
    naiveMs += performance.now() - counted;
    ms += matched - started;
    all += week.lines.length;
    lines += week.expectedCodes.filter(({ length }) => length > 0).length;
    maxOpenBills = Math.max(maxOpenBills, week.bills.length);
  }
  const sum = { proposed: 0, right: 0 };
  for (const tier of matchTiers) {
    sum.proposed += scores[tier].proposed;
    sum.right += scores[tier].correct;
  }
  const comparison = `by amount and name alone ${percent(naive.correct, naive.proposed)}`;
  for (const tier of matchTiers) {
    const { proposed, correct } = scores[tier];
    const min = (minPrecision as Partial<Record<typeof tier, number>>)[tier];
    reportRow({
      what: `${members} members, ${proposed} proposed by ${tier}: correct`,
      measured: percent(correct, proposed),
      ...(min === undefined ? {} : { budget: percent(min, 1), isMet: correct >= min * proposed }),
    });
  }
  const what = `${members} members, ${all} lines, at most ${maxOpenBills} open bills`;
  reportRow({
    what: `${what}: correct of all proposed`,
    measured: percent(sum.right, sum.proposed),
    comparison,
  });
  reportRow({
    what: `${what}: found of ${lines} that pay bills`,
    measured: percent(sum.right, lines),
    comparison: `by amount and name alone ${percent(naive.correct, lines)}`,
  });
  reportRow({
    what: `${what}: time`,
    measured: `${Math.round(ms)} ms, ${((1000 * ms) / all).toFixed(1)} µs a line`,
    comparison: `by amount and name alone ${Math.round(naiveMs)} ms`,
  });
}

const sizes = process.argv.length > 2 ? process.argv.slice(2) : defaultSizes;
for (const size of sizes) measure(Number(size));
