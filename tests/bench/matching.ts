/**
 * `npm run bench:matching [-- 1000 100000]`: a generated year of so many members with its bank, week by week: of what
 * is proposed how much is right (precision), of the lines that pay bills how many are found (recall), and how long it
 * takes, beside the first bill that fits by amount and name. Exits with 1 where the promised precision is missed.
 */
import { bankYear } from 'contract/rules/money/matching/bank-years';
import { countIn, countNaive, newScores, type Score } from 'contract/rules/money/matching/match-score';
import { matchTiers } from 'contract/rules/money/matching/matchable';
import { matchLines } from 'contract/rules/money/matching/matching';

const usual = ['1000', '10000', '100000'];
const promised = { amount: 1, code: 0.999 } as const;

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(part === of ? 0 : 3)} %`;

const row = (name: string, { proposed, right }: Score, lines: number): string =>
  [
    name.padEnd(8),
    String(proposed).padStart(8),
    percent(right, proposed).padStart(10),
    percent(right, lines).padStart(10),
  ].join(' ');

function measure(members: number): boolean {
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
  const print = (text: string) => process.stdout.write(`${text}\n`);
  print(`\n${members} members: ${all} lines, ${lines} of them for bills, at most ${most} bills at once`);
  print('tier     proposed  precision     recall');
  for (const tier of matchTiers) print(row(tier, scores[tier], lines));
  print(row('all', sum, lines));
  print(row('naive', naive, lines));
  print(
    `time: ${Math.round(ms)} ms, ${((1000 * ms) / all).toFixed(1)} µs a line; naive ${Math.round(naiveMs)} ms`,
  );
  return Object.entries(promised).every(([tier, least]) => {
    const { proposed, right } = scores[tier as keyof typeof promised];
    return right >= least * proposed;
  });
}

const sizes = process.argv.length > 2 ? process.argv.slice(2) : usual;
if (!sizes.map(Number).map(measure).every(Boolean)) process.exitCode = 1;
