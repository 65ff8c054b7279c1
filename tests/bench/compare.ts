import { median } from './report.ts';

type Work = () => Promise<unknown>;

export interface Comparison {
  /** Medians in milliseconds. */
  readonly ours: number;
  readonly bare: number;
  /** Median of the ratios of the rounds: what else the machine does meets both of one round alike. */
  readonly ratio: number;
  readonly rounds: number;
}

const [warmUps, mostRounds, leastRounds] = [40, 200, 3] as const;

async function timed(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Times two ways of the same in rounds of four calls in one process: ours, the other twice, ours. As many rounds as fit
 * into the time, after some that are not counted.
 */
export async function compared(ours: Work, bare: Work, patienceMs = 20_000): Promise<Comparison> {
  const rounds: { ours: number; bare: number }[] = [];
  const start = performance.now();
  const isOver = () => performance.now() - start > patienceMs && rounds.length >= leastRounds;
  while (rounds.length < warmUps + mostRounds && !isOver()) {
    const times: number[] = [];
    for (const work of [ours, bare, bare, ours]) times.push(await timed(work));
    const [first = 0, second = 0, third = 0, fourth = 0] = times;
    rounds.push({ ours: (first + fourth) / 2, bare: (second + third) / 2 });
  }
  const counted = rounds.slice(Math.min(warmUps, Math.floor(rounds.length / 3)));
  return {
    ours: median(counted.map((round) => round.ours)),
    bare: median(counted.map((round) => round.bare)),
    ratio: median(counted.map((round) => round.ours / round.bare)),
    rounds: counted.length,
  };
}
