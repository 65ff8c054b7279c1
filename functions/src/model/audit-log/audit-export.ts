import type { RowsFile } from 'contract/endpoint';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit, auditCheckpoints } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { auditOrigin, deriveAuditSigner } from './checkpoint.ts';
import { exportFormat, toCheckpointLine, toEntryLine } from './entry-line.ts';
import { formatCheckpointRow, formatEntryRow, formatHead } from './read-export.ts';

/** Maximum number of rows of each kind in a file. Each row costs a read. */
const maxRows = 2_000_000;
const entryBatchSize = 500;
/** Small batches: each checkpoint contains thousands of ids. */
const checkpointBatchSize = 20;

const brokenLine = `${JSON.stringify({ broken: 'this export is not whole: something failed while it was made' })}\r\n`;

/**
 * Exports the whole audit log with its checkpoints, in the format that `verifyAudit` verifies. The export itself is
 * recorded as an entry.
 */
export async function exportAudit(actor: Actor): Promise<RowsFile> {
  const [entryCount, checkpointCount] = await Promise.all([
    audit.count({ orderBy: 'at' }),
    auditCheckpoints.count({ orderBy: 'size' }),
  ]);
  const batch = new Batch();
  recordAudit(batch, actor, 'audit.export', actor, { count: entryCount });
  await batch.commit();
  const { verifierKey } = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '');
  const at = clock.now();
  return {
    contentType: 'application/x-ndjson; charset=utf-8',
    fileName: `audit-${isoDate(at)}.ndjson`,
    total: entryCount + checkpointCount,
    head: formatHead({ format: exportFormat, at: at.toISOString(), origin: auditOrigin, key: verifierKey }),
    batches: formatRows(),
    broken: brokenLine,
  };
}

/**
 * Returns checkpoints before entries. Entries are never deleted, so those that a checkpoint lists exist; a
 * checkpoint can be newer than the last entry.
 */
async function* formatRows(): AsyncGenerator<string[]> {
  for await (const chunk of auditCheckpoints.inBatches(
    { orderBy: 'size', limit: maxRows },
    checkpointBatchSize,
  )) {
    yield chunk.map(({ id, data }) => formatCheckpointRow(toCheckpointLine(id, data)));
  }
  for await (const chunk of audit.inBatches({ orderBy: 'at', limit: maxRows }, entryBatchSize)) {
    yield chunk.map(({ id, data }) => formatEntryRow(toEntryLine(id, data)));
  }
}
