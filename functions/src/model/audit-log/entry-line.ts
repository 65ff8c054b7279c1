import type { AuditCheckpointRecord, AuditRecord } from '#data/records.ts';
import { type CheckpointEntry, maxLatenessMs } from './next-checkpoint.ts';

/** Format of an audit export: one JSON object per line; first the head, then checkpoints, then entries. */

export const exportFormat = 'audit-export/1';

interface ExportHead {
  readonly format: typeof exportFormat;
  /** Start of the export, ISO 8601. The export contains no later checkpoints. */
  readonly at: string;
  readonly origin: string;
  /** Public key in the format that `readVerifierKey` parses. */
  readonly key: string;
}

type WithIsoDates<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] };
export type EntryLine = { readonly id: string } & WithIsoDates<AuditRecord>;
export type CheckpointLine = { readonly id: string } & WithIsoDates<AuditCheckpointRecord>;

export const toEntryLine = (id: string, entry: AuditRecord): EntryLine => ({
  id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  targetId: entry.targetId,
  targetName: entry.targetName,
  people: entry.people,
  details: entry.details,
  ...(entry.changes && { changes: entry.changes }),
  ...(entry.proof && { proof: entry.proof }),
});

export const toCheckpointLine = (id: string, checkpoint: AuditCheckpointRecord): CheckpointLine => ({
  id,
  from: checkpoint.from.toISOString(),
  to: checkpoint.to.toISOString(),
  size: checkpoint.size,
  count: checkpoint.count,
  recent: checkpoint.recent,
  root: checkpoint.root,
  prev: checkpoint.prev,
  ids: checkpoint.ids,
  leaves: checkpoint.leaves,
  frontier: checkpoint.frontier,
  note: checkpoint.note,
});

export const fromEntryLine = ({ id: _id, at, ...entry }: EntryLine): AuditRecord => ({
  ...entry,
  at: new Date(at),
});

export interface AuditExport {
  readonly head: ExportHead;
  readonly checkpoints: readonly CheckpointLine[];
  readonly entries: readonly EntryLine[];
}

export const timesWithinLateness = (
  entries: readonly Pick<CheckpointEntry, 'at'>[],
  to: Date,
): readonly Date[] =>
  entries.map(({ at }) => at).filter((at) => at.getTime() >= to.getTime() - maxLatenessMs);
