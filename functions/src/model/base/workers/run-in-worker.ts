import { Worker } from 'node:worker_threads';
import { ApiError } from 'contract/errors';
import { limitConcurrency } from './limit-concurrency.ts';

export interface WorkerLimits {
  readonly deadlineMs: number;
  /** Old generation of the heap, in megabytes. It shares the memory of the instance with requests. */
  readonly heapMb: number;
}

/** A worker needed more time or memory than its limits allow. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
}

/** Module with the code of a worker, which tools/build/bundled-workers.ts bundles. */
type LoadWorker = () => Promise<{ readonly default: string }>;

type RunWorker = <T>(load: LoadWorker, workerData: object, limits?: WorkerLimits) => Promise<T>;

/**
 * Returns a function that passes data to a worker thread and returns its only message, so that text of strangers
 * never stops other requests. One worker runs at a time; further ones wait. Throws WorkerLimitError, the error of the
 * worker, and ApiError busy if more than `maxWaiting` would wait.
 */
export function createWorkerRunner(
  usualLimits: WorkerLimits,
  maxWaiting = Number.POSITIVE_INFINITY,
): RunWorker {
  const limitWorkers = limitConcurrency(1);
  let unfinished = 0;
  return async (load, workerData, limits = usualLimits) => {
    if (unfinished > maxWaiting) throw new ApiError('busy');
    unfinished += 1;
    try {
      return await limitWorkers(async () => runWorker((await load()).default, workerData, limits));
    } finally {
      unfinished -= 1;
    }
  };
}

async function runWorker<T>(
  code: string,
  workerData: object,
  { deadlineMs, heapMb }: WorkerLimits,
): Promise<T> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb };
  const worker = new Worker(code, { eval: true, workerData, resourceLimits, env: {}, execArgv: [] });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerLimitError() : error),
      );
      deadline = setTimeout(() => reject(new WorkerLimitError()), deadlineMs);
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
