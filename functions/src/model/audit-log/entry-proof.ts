import { ApiError } from 'contract/errors';
import { audit, auditCheckpoints } from '#data/collections.ts';
import type { AuditCheckpointRecord } from '#data/records.ts';
import { deriveAuditSigner } from './checkpoint.ts';
import { readNewestCheckpoint } from './checkpoint-due-entries.ts';
import { toEntryLine } from './entry-line.ts';
import { pathRanges, type Range, subtreeRoot } from './root-from-path.ts';
import { formatProof } from './verify-proof.ts';

/** Reads the checkpoint with the leaf before `end`, and the previous one. */
async function checkpointsAround(
  end: number,
): Promise<[AuditCheckpointRecord | undefined, AuditCheckpointRecord | undefined]> {
  const [[checkpoint], [before]] = await Promise.all([
    auditCheckpoints.query({ orderBy: 'size', from: end, limit: 1 }),
    auditCheckpoints.query({ orderBy: 'size', direction: 'desc', before: end, limit: 1 }),
  ]);
  return [checkpoint?.data, before?.data];
}

async function readSubtreeRoot(range: Range): Promise<string> {
  const [checkpoint, before] = await checkpointsAround(range.end);
  return subtreeRoot(before, checkpoint?.leaves ?? [], range);
}

/**
 * Returns a file that proves an entry (`npm run audit:verify -- --proof`), with the nodes up to the newest checkpoint.
 * Throws `not-found`, and `conflict` for an entry without a checkpoint.
 */
export async function entryProof(id: string): Promise<string> {
  const [entry, newest, [checkpoint]] = await Promise.all([
    audit.get(id),
    readNewestCheckpoint(),
    auditCheckpoints.findAny('ids', [id], 1),
  ]);
  if (entry === undefined) throw new ApiError('not-found');
  if (newest === undefined || checkpoint === undefined)
    throw new ApiError('conflict', { message: 'Catatan ini belum tersegel. Coba lagi beberapa menit lagi.' });
  const { size, note } = newest.data;
  const index = checkpoint.data.size - checkpoint.data.count + checkpoint.data.ids.indexOf(id);
  const hashes = await Promise.all(pathRanges(index, { start: 0, end: size }).map(readSubtreeRoot));
  const key = deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? '').verifierKey;
  return formatProof(id, entry.data, toEntryLine(id, entry.data), {
    index,
    size,
    hashes,
    checkpoint: note,
    key,
  });
}
