import { spawn } from 'node:child_process';
import { ApiError } from 'contract/errors';
import { limitConcurrency } from './limit-concurrency.ts';
import type { WorkerReply } from './worker-job.ts';

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

type RunWorker = <T>(load: LoadWorker, job: object, limits?: WorkerLimits) => Promise<T>;

/**
 * Returns a function that passes a job to a worker and returns its result, so that text of strangers never stops
 * other requests. A worker is a process of its own: a thread that exceeds its heap can end the whole process. One
 * worker runs at a time; further ones wait. Throws WorkerLimitError, the error of the worker, and ApiError busy if
 * more than `maxWaiting` would wait.
 */
export function createWorkerRunner(
  usualLimits: WorkerLimits,
  maxWaiting = Number.POSITIVE_INFINITY,
): RunWorker {
  const limitWorkers = limitConcurrency(1);
  let unfinished = 0;
  return async (load, job, limits = usualLimits) => {
    if (unfinished > maxWaiting) throw new ApiError('busy');
    unfinished += 1;
    try {
      return await limitWorkers(async () => runWorker((await load()).default, job, limits));
    } finally {
      unfinished -= 1;
    }
  };
}

async function runWorker<T>(code: string, job: object, { deadlineMs, heapMb }: WorkerLimits): Promise<T> {
  const flags = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'];
  // The code is longer than an argument may be, so the process reads it from its standard input.
  const worker = spawn(process.execPath, [...flags, '-'], {
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.once('message', (reply: WorkerReply) =>
        'error' in reply ? reject(new Error(reply.error)) : resolve(reply.result as T),
      );
      worker.on('error', reject);
      // After its reply a worker waits until it is ended. One that ends by itself has exceeded its heap.
      worker.once('exit', () => reject(new WorkerLimitError()));
      const ignoreEnd = () => {};
      worker.stdin?.on('error', ignoreEnd).end(code);
      worker.send(job, ignoreEnd);
      deadline = setTimeout(() => reject(new WorkerLimitError()), deadlineMs);
    });
  } finally {
    clearTimeout(deadline);
    worker.kill('SIGKILL');
  }
}
