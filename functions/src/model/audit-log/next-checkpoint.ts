import type { AuditCheckpointRecord } from '#data/records.ts';
import type { AuditSigner } from './checkpoint.ts';
import { appendLeaves, rootHash, type Tree } from './tree.ts';

/** Maximum delay between the time of an entry and its storage, from a slow process or a wrong clock. */
export const maxLatenessMs = 10 * 60_000;

/** Fields of an entry that determine its position in the tree. */
export interface CheckpointEntry {
  readonly id: string;
  readonly at: Date;
  readonly leaf: string;
}

/**
 * Returns the id of the checkpoint that follows a tree of this size. The id does not depend on the entries:
 * if two processes saw different entries, both use the same id, and only one create succeeds.
 */
export const checkpointIdOf = (sizeBefore: number): string => String(sizeBefore).padStart(12, '0');

/** Order of the tree within a checkpoint. */
export const compareEntries = (a: CheckpointEntry, b: CheckpointEntry): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));

export type UnsignedCheckpoint = Omit<AuditCheckpointRecord, 'note'>;

/**
 * Computes the next checkpoint after `last`. `entries` are in the order of the tree. `recentTimes` are those
 * of checkpointed entries of the last ten minutes.
 */
export function nextCheckpoint(
  last: (Tree & Pick<AuditCheckpointRecord, 'to'>) | undefined,
  entries: readonly CheckpointEntry[],
  recentTimes: readonly Date[],
): UnsignedCheckpoint {
  const leaves = entries.map(({ leaf }) => leaf);
  const tree = appendLeaves(last, leaves);
  const times = entries.map(({ at }) => at.getTime());
  const to = Math.max(...times, last?.to.getTime() ?? 0);
  const isRecent = (time: number) => time >= to - maxLatenessMs;
  return {
    from: new Date(Math.min(...times)),
    to: new Date(to),
    size: tree.size,
    count: entries.length,
    recent: [...recentTimes.map((at) => at.getTime()), ...times].filter(isRecent).length,
    root: rootHash(tree),
    prev: rootHash(appendLeaves(last, [])),
    ids: entries.map(({ id }) => id),
    leaves,
    frontier: [...tree.frontier],
  };
}

export const signCheckpoint = (facts: UnsignedCheckpoint, signer: AuditSigner): AuditCheckpointRecord => ({
  ...facts,
  note: signer.signNote(facts),
});
