import { parentPort, workerData } from 'node:worker_threads';
import type { StatementSettings } from 'contract/rules/money/statements/statement';
import { readStatementFile } from './read-file.ts';

/** Data that the worker receives at its start. */
export interface StatementJob {
  readonly bytes: Uint8Array;
  readonly settings: StatementSettings;
}

const { bytes, settings } = workerData as StatementJob;
// A rejection ends the worker with an error, which the starting thread receives.
void readStatementFile(Buffer.from(bytes), settings).then((reading) => parentPort?.postMessage(reading));
