import { ApiError } from 'contract/errors';
import { audit, auditSeals } from '#data/collections.ts';
import type { AuditSealRecord } from '#data/records.ts';
import { auditSignerOf } from './checkpoint.ts';
import { entryLineOf } from './export-lines.ts';
import { pathRanges, type Range, subtreeRoot } from './inclusion.ts';
import { proofText } from './proof-file.ts';
import { newestSeal } from './sealing.ts';

/** The seal that the leaf before `end` lies in, and the one before it: two reads. */
async function sealsAt(end: number): Promise<[AuditSealRecord | undefined, AuditSealRecord | undefined]> {
  const [[seal], [before]] = await Promise.all([
    auditSeals.query({ orderBy: 'size', from: end, limit: 1 }),
    auditSeals.query({ orderBy: 'size', direction: 'desc', before: end, limit: 1 }),
  ]);
  return [seal?.data, before?.data];
}

async function rootOfRange(range: Range): Promise<string> {
  const [seal, before] = await sealsAt(range.end);
  return subtreeRoot(before, seal?.leaves ?? [], range);
}

/**
 * A file that proves one entry to whoever has the key (`npm run audit:verify -- --proof`): the entry, and the nodes of
 * the tree between it and the newest checkpoint. Costs three reads, and two for each level of the tree.
 *
 * @throws ApiError `not-found` for none; `conflict` for one that is not sealed
 */
export async function entryProof(id: string): Promise<string> {
  const [entry, newest, [seal]] = await Promise.all([
    audit.get(id),
    newestSeal(),
    auditSeals.findAny('ids', [id], 1),
  ]);
  if (entry === undefined) throw new ApiError('not-found');
  if (newest === undefined || seal === undefined)
    throw new ApiError('conflict', { message: 'Catatan ini belum tersegel. Coba lagi beberapa menit lagi.' });
  const { size, note } = newest.data;
  const index = seal.data.size - seal.data.count + seal.data.ids.indexOf(id);
  const hashes = await Promise.all(pathRanges(index, { start: 0, end: size }).map(rootOfRange));
  const key = auditSignerOf(process.env.CARD_SIGNING_KEY ?? '').verifierKey;
  return proofText(id, entry.data, entryLineOf(id, entry.data), {
    index,
    size,
    hashes,
    checkpoint: note,
    key,
  });
}
