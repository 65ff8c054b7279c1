import type { StatementSettings } from 'contract/rules/money/statements/statement';
import { runWorkerJob } from '#model/base/workers/worker-job.ts';
import { readStatementFile } from './read-file.ts';

export interface StatementJob {
  readonly bytes: Uint8Array;
  readonly settings: StatementSettings;
}

runWorkerJob<StatementJob>(({ bytes, settings }) => readStatementFile(Buffer.from(bytes), settings));
