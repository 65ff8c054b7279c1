import { median } from './report.ts';

type Work = () => Promise<unknown>;

export interface Comparison {
  /** Medians in milliseconds. */
  readonly ours: number;
  readonly bare: number;
  /** Median of the ratios of the rounds. Other load of the machine affects both sides of a round equally. */
  readonly ratio: number;
  readonly rounds: number;
}

const [warmUpRounds, maxRounds, minRounds] = [40, 200, 3] as const;

async function measureTime(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Compares the times of two functions in one process. A round has four calls: ours, the other twice, ours.
 * Runs as many rounds as fit into the time and ignores warm-up rounds.
 */
export async function compareTimes(ours: Work, bare: Work, maxMs = 20_000): Promise<Comparison> {
  const rounds: { ours: number; bare: number }[] = [];
  const start = performance.now();
  const isOver = () => performance.now() - start > maxMs && rounds.length >= minRounds;
  while (rounds.length < warmUpRounds + maxRounds && !isOver()) {
    const times: number[] = [];
    for (const work of [ours, bare, bare, ours]) times.push(await measureTime(work));
    const [first = 0, second = 0, third = 0, fourth = 0] = times;
    rounds.push({ ours: (first + fourth) / 2, bare: (second + third) / 2 });
  }
  const counted = rounds.slice(Math.min(warmUpRounds, Math.floor(rounds.length / 3)));
  return {
    ours: median(counted.map((round) => round.ours)),
    bare: median(counted.map((round) => round.bare)),
    ratio: median(counted.map((round) => round.ours / round.bare)),
    rounds: counted.length,
  };
}
