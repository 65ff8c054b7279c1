/// <reference path="./bundled-worker.d.ts" />
import { Worker } from 'node:worker_threads';
import type { StatementReading, StatementSettings } from 'contract/rules/money/statements/statement';
import { limitConcurrency } from '#model/base/limit-concurrency.ts';
import { toRefusal } from './refusal.ts';
import type { StatementJob } from './statement-worker.ts';

/**
 * Limits of a worker. The longest bank files take two seconds on a fast core; an instance has about half of a
 * core. The heap shares the memory of the instance with requests.
 */
const workerLimits = { deadlineMs: 15_000, heapMb: 320 };

/** One at a time, for memory and time. */
const limitWorkers = limitConcurrency(1);

/**
 * Reads a file of any content in a worker thread, so that other requests continue. Refuses a file that needs
 * more time or memory than any bank file.
 */
export const readStatementInWorker = (
  bytes: Buffer,
  settings: StatementSettings,
  limits = workerLimits,
): Promise<StatementReading> => limitWorkers(() => runWorker({ bytes, settings }, limits));

async function runWorker(
  workerData: StatementJob,
  { deadlineMs, heapMb }: typeof workerLimits,
): Promise<StatementReading> {
  const { default: code } = await import('./statement-worker.ts?bundled');
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const worker = new Worker(code, { eval: true, workerData, resourceLimits, env: {}, execArgv: [] });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<StatementReading>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(toRefusal('contentTooLarge'));
        else reject(error);
      });
      deadline = setTimeout(() => resolve(toRefusal('contentTooLarge')), deadlineMs);
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
