import { expect, test } from 'vitest';
import { countNaive, countProposals, createScores } from '../../../../tests/support/factories/match-score.ts';
import { type BankWeek, bankYear } from '../../../../tests/support/factories/synthetic-bank-year.ts';
import { mulberry32 } from '../../mulberry32.ts';
import { matchLines } from './matching.ts';

const weeks = [...bankYear({ members: 4000, seed: 15 })].map((week) => ({
  ...week,
  ...matchLines(week.lines, week.bills),
}));

function shuffled<T>(of: readonly T[], seed: number): T[] {
  const random = mulberry32(seed);
  return of
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

const byText = ({ lines, bills }: Pick<BankWeek, 'lines' | 'bills'>) =>
  matchLines(lines, bills).proposals.map(({ line, bills: codes, tier }) => [lines[line], tier, codes]);

test('no line pays more than its amount, and no bill is paid twice', () => {
  for (const { lines, bills, proposals, unmatched } of weeks) {
    const amounts = new Map(bills.map(({ code, amount }) => [code, amount]));
    const codes = proposals.flatMap((one) => one.bills);
    expect(new Set(codes).size).toBe(codes.length);
    const places = [...proposals, ...unmatched].map(({ line }) => line).sort((a, b) => a - b);
    expect(places).toEqual([...lines.keys()]);
    const dueOf = (paid: readonly string[]) => paid.reduce((sum, code) => sum + (amounts.get(code) ?? 0), 0);
    expect(
      proposals.filter(({ line, bills: paid }) => dueOf(paid) * 100 > (lines[line]?.amountInSen ?? 0)),
    ).toEqual([]);
  }
});

test('the order of lines and bills does not change the proposals', () => {
  for (const [seed, { lines, bills }] of weeks.slice(0, 12).entries()) {
    const once = byText({ lines, bills });
    const again = byText({ lines: shuffled(lines, seed), bills: shuffled(bills, seed + 1) });
    expect(new Set(again.map((one) => JSON.stringify(one)))).toEqual(
      new Set(once.map((one) => JSON.stringify(one))),
    );
  }
});

test('in a generated year proposals by amount or code are always correct, and the baseline is worse', () => {
  const scores = createScores();
  const naive = { proposed: 0, correct: 0 };
  for (const week of weeks) {
    countProposals(scores, week, week.proposals);
    countNaive(naive, week);
  }
  expect(scores.amount.proposed).toBeGreaterThan(2000);
  expect(scores.amount.correct).toBe(scores.amount.proposed);
  expect(scores.code.proposed).toBeGreaterThan(5);
  expect(scores.code.correct).toBe(scores.code.proposed);
  expect(naive.correct / naive.proposed).toBeLessThan(0.999);
});
