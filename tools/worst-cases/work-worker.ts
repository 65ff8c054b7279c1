import { Session } from 'node:inspector/promises';
import { runWorkerJob } from '../../functions/src/model/base/workers/worker-job.ts';
import { worstCases } from './worst-cases.ts';

export interface WorkJob {
  readonly parser: keyof typeof worstCases;
  readonly text: string;
  readonly characters: number;
}

/** Repeats a text to a length. */
const fillTo = (text: string, characters: number): string =>
  text.repeat(Math.ceil(characters / text.length)).slice(0, characters);

/** Returns the executed blocks of code, in our code and in libraries. Built-in functions count as one. */
async function countWork(work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

runWorkerJob<WorkJob>(({ parser, text, characters }) => {
  const [parse] = worstCases[parser];
  const input = fillTo(text, characters);
  return countWork(() => parse(input));
});
