import { runWorkerJob } from '#model/base/workers/worker-job.ts';
import { parseFile } from './read-file.ts';
import type { TableSettings } from './table-settings.ts';

export interface TableJob {
  readonly bytes: Uint8Array;
  readonly settings: TableSettings;
}

runWorkerJob<TableJob>(({ bytes, settings }) => parseFile(Buffer.from(bytes), settings));
