/** @module-tag full */
/// <reference path="../../functions/src/model/base/workers/bundled-worker.d.ts" />
import { describe, expect, test } from 'vitest';
import { createWorkerRunner } from '../../functions/src/model/base/workers/worker-runner.ts';
import type { WorkJob } from './work-worker.ts';
import { worstCases } from './worst-cases.ts';

/** A new process for each count: V8 counts only code that it compiles meanwhile. */
const runWorker = createWorkerRunner({ deadlineMs: 50_000, heapMb: 1000 });

const countWork = (job: WorkJob): Promise<number> => runWorker(() => import('./work-worker.ts?bundled'), job);

const cases = Object.entries(worstCases).flatMap(([parser, [, texts]]) =>
  texts.map((text) => [parser as WorkJob['parser'], text] as const),
);

describe('ten times as long, the worst text needs ten times the work:', () => {
  test.each(cases)('%s, %j', async (parser, text) => {
    const [short, long] = [
      await countWork({ parser, text, characters: 100_000 }),
      await countWork({ parser, text, characters: 1_000_000 }),
    ];
    expect(long).toBeLessThan(11 * short + 10_000);
  });
});
