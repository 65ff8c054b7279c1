/// <reference path="./bundled-worker.d.ts" />
import { Worker } from 'node:worker_threads';
import type {
  StatementFile,
  StatementReading,
  StatementSettings,
} from 'contract/rules/money/statements/statement';
import { limitConcurrency } from '#model/base/limit-concurrency.ts';
import { type Refused, toRefusal } from './refusal.ts';
import type { StatementJob } from './statement-worker.ts';
import type { TableSettings } from './table-settings.ts';
import type { TableJob } from './table-worker.ts';

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
): Promise<StatementReading> =>
  limitWorkers(async () => {
    const { default: code } = await import('./statement-worker.ts?bundled');
    return runWorker<StatementReading>(code, { bytes, settings } satisfies StatementJob, limits);
  });

/** Reads the rows of a table in the same way. */
export const readTableInWorker = (
  bytes: Buffer,
  settings: TableSettings,
  limits = workerLimits,
): Promise<StatementFile | Refused> =>
  limitWorkers(async () => {
    const { default: code } = await import('./table-worker.ts?bundled');
    return runWorker<StatementFile | Refused>(code, { bytes, settings } satisfies TableJob, limits);
  });

async function runWorker<T>(
  code: string,
  workerData: object,
  { deadlineMs, heapMb }: typeof workerLimits,
): Promise<T | Refused> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const worker = new Worker(code, { eval: true, workerData, resourceLimits, env: {}, execArgv: [] });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T | Refused>((resolve, reject) => {
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
