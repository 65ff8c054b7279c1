/**
 * Matching (`matching=1000,100000`): a generated year of so many members with its bank, week by week: of what is
 * proposed how much is right (precision), of the lines that pay bills how many are found (recall), and how long it takes,
 * beside the first bill that fits by amount and name.
 */
import { bankYear } from 'contract/rules/money/matching/bank-years';
import { countIn, countNaive, newScores, type Score } from 'contract/rules/money/matching/match-score';
import { matchTiers } from 'contract/rules/money/matching/matchable';
import { matchLines } from 'contract/rules/money/matching/matching';
import { tell } from './report.ts';

const usual = ['1000', '10000', '100000'];
const promised = { amount: 1, code: 0.999 } as const;

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(part === of ? 0 : 3)} %`;

function measure(members: number): void {
  const scores = newScores();
  const naive: Score = { proposed: 0, right: 0 };
  let [lines, all, most, ms, naiveMs] = [0, 0, 0, 0, 0];
  for (const week of bankYear({ members, seed: 2026 })) {
    const started = performance.now();
    const { proposals } = matchLines(week.lines, week.bills);
    const matched = performance.now();
    countIn(scores, week, proposals);
    const counted = performance.now();
    countNaive(naive, week);
    naiveMs += performance.now() - counted;
    ms += matched - started;
    all += week.lines.length;
    lines += week.meant.filter(({ length }) => length > 0).length;
    most = Math.max(most, week.bills.length);
  }
  const sum = { proposed: 0, right: 0 };
  for (const tier of matchTiers) {
    sum.proposed += scores[tier].proposed;
    sum.right += scores[tier].right;
  }
  const beside = `by amount and name alone ${percent(naive.right, naive.proposed)}`;
  for (const tier of matchTiers) {
    const { proposed, right } = scores[tier];
    const least = (promised as Partial<Record<typeof tier, number>>)[tier];
    tell({
      what: `${members} members, ${proposed} proposed by ${tier}: right`,
      measured: percent(right, proposed),
      ...(least === undefined ? {} : { budget: percent(least, 1), isKept: right >= least * proposed }),
    });
  }
  const what = `${members} members, ${all} lines, ${most} bills at once`;
  tell({ what: `${what}: right of all proposed`, measured: percent(sum.right, sum.proposed), beside });
  tell({
    what: `${what}: found of ${lines} that pay bills`,
    measured: percent(sum.right, lines),
    beside: `by amount and name alone ${percent(naive.right, lines)}`,
  });
  tell({
    what: `${what}: time`,
    measured: `${Math.round(ms)} ms, ${((1000 * ms) / all).toFixed(1)} µs a line`,
    beside: `by amount and name alone ${Math.round(naiveMs)} ms`,
  });
}

const sizes = process.argv.length > 2 ? process.argv.slice(2) : usual;
for (const size of sizes) measure(Number(size));
