import { parentPort, workerData } from 'node:worker_threads';
import { parseFile } from './read-file.ts';
import type { TableSettings } from './table-settings.ts';

/** Data that the worker receives at its start. */
export interface TableJob {
  readonly bytes: Uint8Array;
  readonly settings: TableSettings;
}

const { bytes, settings } = workerData as TableJob;
// A rejection ends the worker with an error, which the starting thread receives.
void parseFile(Buffer.from(bytes), settings).then((reading) => parentPort?.postMessage(reading));
