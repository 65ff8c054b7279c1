/// <reference path="../../base/workers/bundled-worker.d.ts" />
import type {
  StatementFile,
  StatementReading,
  StatementSettings,
} from 'contract/rules/money/statements/statement';
import {
  createWorkerRunner,
  WorkerLimitError,
  type WorkerLimits,
} from '#model/base/workers/worker-runner.ts';
import { type Refused, toRefusal } from './refusal.ts';
import type { StatementJob } from './statement-job.ts';
import type { TableJob } from './table-job.ts';
import type { TableSettings } from './table-settings.ts';

/** The longest bank files take two seconds on a fast core; an instance has about half of a core. */
export const runFileWorker = createWorkerRunner({ deadlineMs: 15_000, heapMb: 320 });

const refuseAtLimit = (error: unknown): Refused => {
  if (error instanceof WorkerLimitError) return toRefusal('contentTooLarge');
  throw error;
};

/** Reads a file of any content in a worker. Refuses a file that needs more time or memory than any bank file. */
export const readStatementInWorker = (
  bytes: Buffer,
  settings: StatementSettings,
  limits?: WorkerLimits,
): Promise<StatementReading> =>
  runFileWorker<StatementReading>(
    () => import('./statement-job.ts?bundled'),
    { bytes, settings } satisfies StatementJob,
    limits,
  ).catch(refuseAtLimit);

/** Reads the rows of a table in the same way. */
export const readTableInWorker = (bytes: Buffer, settings: TableSettings): Promise<StatementFile | Refused> =>
  runFileWorker<StatementFile | Refused>(() => import('./table-job.ts?bundled'), {
    bytes,
    settings,
  } satisfies TableJob).catch(refuseAtLimit);
